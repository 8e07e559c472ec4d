import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { groupEndsBySide, sumFunnel } from '../../rules/funnel.ts';
import { findEnds, findLocationFunnels, findSourceFunnels, findStageTimes, findStepTimes } from '../queries/funnel.ts';
import { findJobSteps } from '../steps.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;

export const getFunnel = implement(contract.getFunnel, async ({ query }, { db, grant, clock }) => {
  const cohort = {
    jobId: query.job_id,
    since: new Date(clock.now().getTime() - (query.days ?? DAYS) * DAY_MS),
  };
  const steps = query.job_id === undefined ? null : await findJobSteps(db, query.job_id);
  const [sources, times, ends, places, stepTimes] = await Promise.all([
    findSourceFunnels(db, grant, cohort),
    findStageTimes(db, grant, cohort),
    findEnds(db, grant, cohort),
    findLocationFunnels(db, grant, cohort),
    steps === null ? [] : findStepTimes(db, grant, cohort),
  ]);
  return {
    steps: sumFunnel(sources),
    sources: sources.map(({ source, reached }) => ({ source, reached: [...reached] })),
    times,
    step_times:
      steps?.map((step) => {
        const {
          left = 0,
          median_hours = null,
          slow_hours = null,
        } = stepTimes.find((row) => row.step_id === step.id) ?? {};
        return { step, left, median_hours, slow_hours };
      }) ?? null,
    ends: groupEndsBySide(ends),
    places,
  };
});
