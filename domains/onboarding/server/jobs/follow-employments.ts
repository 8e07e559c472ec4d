import {
  EMPLOYMENT_END_UNDONE,
  EMPLOYMENT_ENDING,
  EMPLOYMENT_MOVE_WITHDRAWN,
  EMPLOYMENT_MOVING,
} from '@hearth/domains/team/events';
import { findPlacementOn } from '@hearth/domains/team/service';
import { findLanguage } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Listener, Work } from '@hearth/platform/module';
import { beginJourney } from '../begin.ts';
import { cancel } from '../cancel.ts';
import { findHire, lockUnderWayOf } from '../queries/journey.ts';
import { reschedule } from '../reschedule.ts';

/** In which somebody is written to: their own language; of who has no account, that of whoever began it. */
const languageFor = ({ db, config }: Work<'system'>, userId: string | null, by: string) =>
  findLanguage(db, config, userId ?? by);

/** A last day begins an offboarding; another last day moves what is open of it. One that was taken back since begins none. */
export const beginLeaving: Listener = listenTo(EMPLOYMENT_ENDING, {
  name: 'onboarding.beginLeaving',
  run: async ({ data: { employee_id: employeeId, last_day: lastDay, by_user_id: by } }, work) => {
    await work.run(SYSTEM, async (means) => {
      const hire = await findHire(means.db, employeeId);
      if (hire === undefined || hire.last_day !== lastDay) return;
      const found = await lockUnderWayOf(means.db, employeeId, 'LEAVING');
      if (found !== undefined) return reschedule(means, found, { day: lastDay, by });
      const language = await languageFor(means, hire.user_id, by);
      await beginJourney(means, { employeeId, purpose: 'LEAVING', startsOn: lastDay, language, by });
    });
  },
});

/** Who stays after all is asked for nothing more. */
export const endLeaving: Listener = listenTo(EMPLOYMENT_END_UNDONE, {
  name: 'onboarding.endLeaving',
  run: async ({ data: { employee_id: employeeId, by_user_id: by } }, work) => {
    await work.run(SYSTEM, async (means) => {
      const hire = await findHire(means.db, employeeId);
      const found = await lockUnderWayOf(means.db, employeeId, 'LEAVING');
      if (found !== undefined && hire?.last_day === null) await cancel(means, found, { by, reason: '' });
    });
  },
});

/**
 * A change of main location or position begins a move; a later one takes its place, and nothing that was done is asked again. One that
 * was withdrawn or changed since begins none.
 */
export const beginMove: Listener = listenTo(EMPLOYMENT_MOVING, {
  name: 'onboarding.beginMove',
  run: async ({ data }, work) => {
    const { employee_id: employeeId, from, location_id: locationId, position_id: positionId, by_user_id: by } = data;
    await work.run(SYSTEM, async (means) => {
      const hire = await findHire(means.db, employeeId);
      if (hire === undefined || !hire.is_active) return;
      const placement = await findPlacementOn(means.db, employeeId, from);
      if (placement?.location_id !== locationId || placement.position_id !== positionId) return;
      const found = await lockUnderWayOf(means.db, employeeId, 'MOVING');
      if (found !== undefined) await cancel(means, found, { by, reason: '' });
      const language = await languageFor(means, hire.user_id, by);
      const to = { locationId, positionId };
      await beginJourney(means, { employeeId, purpose: 'MOVING', to, startsOn: from, language, by });
    });
  },
});

/** A change that was withdrawn before its day is no move. */
export const endMove: Listener = listenTo(EMPLOYMENT_MOVE_WITHDRAWN, {
  name: 'onboarding.endMove',
  run: async ({ data: { employee_id: employeeId, from, by_user_id: by } }, work) => {
    await work.run(SYSTEM, async (means) => {
      const found = await lockUnderWayOf(means.db, employeeId, 'MOVING');
      if (found?.starts_on === from) await cancel(means, found, { by, reason: '' });
    });
  },
});
