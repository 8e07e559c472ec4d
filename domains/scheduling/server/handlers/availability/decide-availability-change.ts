import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/availability-endpoints.ts';
import { AVAILABILITY_CHANGED, AVAILABILITY_DECIDED } from '../../../contract/events.ts';
import { ALREADY_DECIDED, AVAILABILITY_OWN, CONFLICT_STALE } from '../../../contract/failures.ts';
import { startOfWeek } from '../../../rules/hours/time.ts';
import { findForOthers } from '../../for-others.ts';
import { presentChange } from '../../present.ts';
import { loadPlaces } from '../../place-settings.ts';
import { putUsualWeek } from '../../queries/availability.ts';
import { decideChange, lockChange } from '../../queries/availability-change.ts';
import { lockPeople } from '../../queries/shift.ts';

/** Decided once, on what the manager saw, and never by whoever said it while somebody else can. Weeks that are over keep what held in them. */
export const decideAvailabilityChange = implement(
  contract.decideAvailabilityChange,
  async ({ params, body }, context) => {
    const { db, clock, actor, grant, emit } = context;
    const row = await lockChange(db, grant, params.change_id);
    if (row === undefined) throw failure(NOT_FOUND);
    const at = clock.now();
    const { employee_id: employeeId, group_id: groupId, location_id: locationId } = row;
    if ((await findForOthers(context, [row])).size > 0) throw failure(AVAILABILITY_OWN);
    if (row.state !== 'PENDING') throw failure(ALREADY_DECIDED, { state: row.state });
    refuseStale(CONFLICT_STALE, row.version, body.version);
    const state = body.decision === 'APPROVED' ? 'IN_FORCE' : 'DECLINED';
    const decided = await decideChange(db, row.id, { state, note: body.note, by: actor.userId, at });
    if (decided === undefined) throw failure(NOT_FOUND);
    if (state === 'IN_FORCE') {
      await lockPeople(db, [employeeId]);
      const [place] = await loadPlaces(db, [locationId]);
      const thisWeek = startOfWeek(localDay(at, place?.time_zone ?? 'UTC'), place?.week_start);
      const from = row.effective_from < thisWeek ? thisWeek : row.effective_from;
      await putUsualWeek(db, { employeeId, groupId, from, slots: row.slots, wishes: row.wishes, at });
      await emit(
        AVAILABILITY_CHANGED.of({
          group_id: groupId,
          topics: [`brand:${locationId}`],
          data: { employee_id: employeeId },
        }),
      );
    }
    await emit(
      AVAILABILITY_DECIDED.of({
        group_id: groupId,
        topics: [`brand:${locationId}`, ...(row.user_id === null ? [] : [`user:${row.user_id}` as const])],
        data: { change_id: row.id, employee_id: employeeId, state: body.decision },
      }),
    );
    return presentChange(decided);
  },
);
