import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { endsBySide, stepsOf } from '../../rules/funnel.ts';
import { findEnds, findPlaceWays, findSourceWays, findStageTimes } from '../queries/funnel.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;

export const getFunnel = implement(contract.getFunnel, async ({ query }, { db, grant, clock }) => {
  const cohort = {
    jobId: query.job_id,
    since: new Date(clock.now().getTime() - (query.days ?? DAYS) * DAY_MS),
  };
  const [sources, times, ends, places] = await Promise.all([
    findSourceWays(db, grant, cohort),
    findStageTimes(db, grant, cohort),
    findEnds(db, grant, cohort),
    findPlaceWays(db, grant, cohort),
  ]);
  return {
    steps: stepsOf(sources),
    sources: sources.map(({ source, reached }) => ({ source, reached: [...reached] })),
    times,
    ends: endsBySide(ends),
    places,
  };
});
