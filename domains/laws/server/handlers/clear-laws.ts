import { clearSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { clearLaws as contract } from '../../contract/endpoints.ts';
import { LAWS } from '../../rules/settings.ts';
import { presentSetting } from '../present.ts';

export const clearLaws = implement(contract, async ({ body }, work) =>
  presentSetting(await clearSetting(work, LAWS, { read: body.version })),
);
