import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { changesToPublish, diffChanges } from '../../../rules/publication/publish.ts';
import { requireLocation } from '../../access.ts';
import { previewConsents } from '../../actions/consents.ts';
import { hidePay, pricePublication } from '../../actions/premiums.ts';
import { findConflicts, loadSchedule } from '../../schedule.ts';

/** The diff and the version that publishing it has to name. */
export const previewPublication = implement(contract.previewPublication, async ({ query }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const schedule = await loadSchedule(db, place, place.weekOf(query.week), grant);
  const only = query.employee_ids === undefined ? undefined : new Set(query.employee_ids);
  const changes = changesToPublish(schedule.shifts, only);
  const wasPublished = schedule.published_at !== null;
  const priced = await pricePublication(db, place, { changes, wasPublished, reasons: [], at: clock.now() });
  return {
    week: schedule.week,
    version: schedule.version,
    diff: diffChanges(changes),
    conflicts: findConflicts(schedule, place),
    premiums: hidePay(priced, grant),
    consents: await previewConsents(db, place, { changes, lines: priced, at: clock.now() }),
  };
});
