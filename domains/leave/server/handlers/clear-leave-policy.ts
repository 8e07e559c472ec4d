import { clearSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { clearLeavePolicy as contract } from '../../contract/endpoints.ts';
import { POLICIES } from '../../rules/settings.ts';
import { presentPolicy } from '../settings.ts';

export const clearLeavePolicy = implement(contract, async ({ params, body }, work) =>
  presentPolicy(params.kind, await clearSetting(work, POLICIES[params.kind], { read: body.version })),
);
