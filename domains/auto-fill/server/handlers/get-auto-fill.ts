import { requireLocation } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { getAutoFill as contract } from '../../contract/endpoints.ts';
import { presentRun } from '../present.ts';
import { findLatestRun } from '../queries/run.ts';

/** The caller’s own latest search for a week. */
export const getAutoFill = implement(contract, async ({ query }, context) => {
  const { db, grant, actor } = context;
  const place = await requireLocation(db, grant);
  const by = { userId: actor.userId, locationId: place.id, week: place.weekOf(query.week) };
  const run = await findLatestRun(db, by);
  return { fill: run === undefined ? null : await presentRun(context, run) };
});
