import { findBrandNames } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { groupByLocation, groupByWeek } from '../../rules/results.ts';
import { findResults } from '../queries/result.ts';

const WEEKS_SHOWN = 13;
const MOST_LOCATIONS = 100;
const WEEK_MS = 7 * 86_400_000;

export const getSurveyResults = implement(contract.getSurveyResults, async (_input, { db, grant, clock }) => {
  const from = new Date(clock.now().getTime() - WEEKS_SHOWN * WEEK_MS).toISOString().slice(0, 10);
  const rows = await findResults(db, grant, from);
  const locations = groupByLocation(rows);
  const shown = locations.slice(0, MOST_LOCATIONS);
  const names = await findBrandNames(
    db,
    shown.map(({ id }) => id),
  );
  return {
    weeks: groupByWeek(rows),
    locations: shown.map(({ id, ...said }) => ({ location: { id, name: names.get(id) ?? '' }, ...said })),
    total: locations.length,
  };
});
