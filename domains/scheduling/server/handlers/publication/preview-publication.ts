import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { changesToPublish, diffChanges } from '../../../rules/publication/publish.ts';
import { requireLocation } from '../../access.ts';
import { findConflicts, loadSchedule } from '../../schedule.ts';

/** The diff and the version that publishing it has to name. */
export const previewPublication = implement(contract.previewPublication, async ({ query }, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const schedule = await loadSchedule(db, place, place.weekOf(query.week), grant);
  const only = query.employee_ids === undefined ? undefined : new Set(query.employee_ids);
  return {
    week: schedule.week,
    version: schedule.version,
    diff: diffChanges(changesToPublish(schedule.shifts, only)),
    conflicts: findConflicts(schedule, place),
  };
});
