import { findBrandNames } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { checkHorizon } from '../../rules/horizon.ts';
import { summarize } from '../../rules/summary.ts';
import { countFindings, findChecks } from '../queries/finding.ts';

const MOST_LOCATIONS = 20;

export const summarizeRisks = implement(contract.summarizeRisks, async (_input, { db, grant, clock }) => {
  const weeks = checkHorizon(clock.now());
  const { locations, ...sums } = summarize(await countFindings(db, grant, weeks), MOST_LOCATIONS);
  const checks = await findChecks(db, grant, weeks);
  const names = await findBrandNames(
    db,
    locations.map(({ id }) => id),
  );
  return {
    ...sums,
    rules: [...sums.rules],
    weeks: [...sums.weeks],
    checked_at: checks.oldest?.toISOString() ?? null,
    weeks_checked: checks.n,
    locations: locations.map(({ id, open, answered, rules }) => ({
      location: { id, name: names.get(id) ?? '' },
      open,
      answered,
      rules: [...rules],
    })),
  };
});
