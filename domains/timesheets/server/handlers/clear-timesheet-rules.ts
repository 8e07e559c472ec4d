import { clearSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { clearTimesheetRules as contract } from '../../contract/endpoints.ts';
import { RULES } from '../../rules/settings.ts';
import { presentRules } from '../present-rules.ts';

export const clearTimesheetRules = implement(contract, async ({ body }, work) =>
  presentRules(await clearSetting(work, RULES, { read: body.version })),
);
