import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { changesToPublish, diffOf } from '../../../rules/publish.ts';
import { provenLocation } from '../../access.ts';
import { conflictsOf, loadSchedule } from '../../schedule.ts';

/** The diff and the version that publishing it has to name. */
export const previewPublication = implement(contract.previewPublication, async ({ query }, { db, grant }) => {
  const place = await provenLocation(db, grant);
  const schedule = await loadSchedule(db, place, place.weekOf(query.week), grant);
  const only = query.employee_ids === undefined ? undefined : new Set(query.employee_ids);
  return {
    week: schedule.week,
    version: schedule.version,
    diff: diffOf(changesToPublish(schedule.shifts, only)),
    conflicts: conflictsOf(schedule, place),
  };
});
