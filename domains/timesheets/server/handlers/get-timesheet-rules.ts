import { explainSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getTimesheetRules as contract } from '../../contract/endpoints.ts';
import { PACKS } from '../../rules/overtime/pack.ts';
import { RULES } from '../../rules/settings.ts';
import { presentRules } from '../present-rules.ts';

export const getTimesheetRules = implement(contract, async (_input, { db, grant }) => ({
  rules: presentRules(await explainSetting(db, grant.brandId, RULES)),
  packs: PACKS.flatMap(({ code, terms }) => {
    const last = terms.at(-1);
    if (last === undefined) return [];
    const { warns_of_rounding, sources, note } = last;
    return [{ code, warns_of_rounding, sources: [...sources], note }];
  }),
}));
