import { changeSetting, clearSetting, explainSetting } from '@hearth/domains/core/service';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { REGIMES, termsOn } from '../../rules/all-regimes.ts';
import { ELIGIBILITY } from '../../rules/settings.ts';
import { showFacts } from '../../rules/show-regime.ts';
import { FOLLOW } from '../jobs/follow.ts';
import { presentSetting, presentTerms } from '../present.ts';
import { findCountries } from '../queries/country.ts';

export const getEligibilityRules = implement(contract.getEligibilityRules, async (_input, { db, grant, clock }) => {
  const held = await explainSetting(db, grant.brandId, ELIGIBILITY);
  const countries = new Set(await findCountries(db, grant.groupId, grant.brandId));
  const day = localDay(clock.now(), 'UTC');
  const regimes = REGIMES.map((regime) => {
    const terms = termsOn(regime, day);
    return {
      ...presentTerms(regime, terms),
      countries: regime.countries,
      from: terms.from,
      facts: showFacts(regime, terms),
      left_out: regime.left_out,
      is_here: regime.countries.some((country) => countries.has(country)),
    };
  });
  return {
    setting: presentSetting(held),
    regimes: regimes.toSorted((one, other) => Number(other.is_here) - Number(one.is_here)),
  };
});

export const setEligibilityRules = implement(contract.setEligibilityRules, async ({ body }, work) => {
  const { value, version: read, is_locked: locked } = body;
  const held = await changeSetting(work, ELIGIBILITY, { value, read, ...(locked === undefined ? {} : { locked }) });
  await work.enqueue(FOLLOW, {});
  return presentSetting(held);
});

export const clearEligibilityRules = implement(contract.clearEligibilityRules, async ({ body }, work) =>
  presentSetting(await clearSetting(work, ELIGIBILITY, { read: body.version })),
);
