import { changeSetting } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { setTimesheetRules as contract } from '../../contract/endpoints.ts';
import { UNKNOWN_PACK } from '../../contract/failures.ts';
import { PACKS } from '../../rules/overtime/pack.ts';
import { RULES } from '../../rules/settings.ts';
import { presentRules } from '../present-rules.ts';

export const setTimesheetRules = implement(contract, async ({ body }, work) => {
  const { value, version: read, is_locked: locked } = body;
  if (!PACKS.some(({ code }) => code === value.pack)) throw failure(UNKNOWN_PACK);
  return presentRules(await changeSetting(work, RULES, { value, read, ...(locked === undefined ? {} : { locked }) }));
});
