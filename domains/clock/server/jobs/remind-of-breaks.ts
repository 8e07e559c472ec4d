import { readSettings } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { toWallClock } from '@hearth/domains/scheduling/rules';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { findDueBreak } from '../../rules/break-need.ts';
import type { DueBreak } from '../../rules/break-need.ts';
import { LONGEST_SPAN_MS, MOST_ALERTS, MS_PER_MINUTE, SOONEST_BREAK_MS } from '../../rules/limits.ts';
import { matchShift } from '../../rules/match.ts';
import { stateAt } from '../../rules/pair.ts';
import type { WorkSpan } from '../../rules/pair.ts';
import { CLOCK } from '../../rules/settings.ts';
import { findBreakNeeds } from '../actions/break-needs.ts';
import { writeBreakDue } from '../notice-texts.ts';
import { toEffective } from '../present.ts';
import { findClockPlaces } from '../queries/place.ts';
import type { ClockPlace } from '../queries/place.ts';
import { findEffective } from '../queries/punch.ts';
import { findAtWork, insertReminders } from '../queries/reminder.ts';
import { findShiftsAround } from '../record-punches.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Reminds people at work of a break that is due before long, each break once: whoever inserts the row reminds, so that it may run on
 * several nodes. Whoever is on a break, or has none to take, is left in peace.
 */
export const remindOfBreaks: Job = {
  name: 'clock.remindOfBreaks',
  cron: '* * * * *',
  run: (_data, work) =>
    work.run(SYSTEM, async (means) => {
      const now = means.clock.now();
      // Nobody who began just now has to go.
      const window = {
        from: new Date(now.getTime() - LONGEST_SPAN_MS),
        before: new Date(now.getTime() - SOONEST_BREAK_MS),
      };
      let behind: string | undefined = FIRST;
      while (behind !== undefined) {
        // oxlint-disable-next-line no-await-in-loop -- each page begins behind the one before
        const page = await findAtWork(means.db, { ...window, behind }, MOST_ALERTS);
        // oxlint-disable-next-line no-await-in-loop
        await remind(
          means,
          page.map((row) => row.employee_id),
          now,
        );
        behind = page.length < MOST_ALERTS ? undefined : page.at(-1)?.employee_id;
      }
    }),
};

/** Somebody with a break to take. */
interface Due {
  readonly employeeId: string;
  readonly span: WorkSpan;
  readonly place: ClockPlace;
  readonly due: DueBreak;
}

async function remind(means: Work<'system'>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const due = await findDue(means, ids, now);
  const staff = new Map(
    (
      await findEmployees(
        means.db,
        due.map((one) => one.employeeId),
      )
    ).map((one) => [one.id, one]),
  );
  const fresh = await insertReminders(
    means.db,
    due.map(({ employeeId, span, place, due: { need } }) => ({
      punch_id: span.start_id,
      after_minutes: need.afterMinutes,
      group_id: place.group_id,
      employee_id: employeeId,
      at: now,
    })),
  );
  await eachApart(means, due, {
    name: 'clock.remindOfBreaks',
    id: ({ employeeId }) => employeeId,
    run: async (part, { employeeId, span, place, due: found }) => {
      const userId = staff.get(employeeId)?.user_id ?? null;
      if (userId === null || !fresh.has(employeeId)) return;
      const time = (at: number): string => toWallClock(at, place.time_zone).time;
      const figures = { time: time(found.dueAt), from: time(span.start) };
      await notify(part, {
        kind: 'clock.breakDue',
        aboutId: span.start_id,
        placeId: place.id,
        groupId: place.group_id,
        timeZone: place.time_zone,
        thread: `break ${employeeId}`,
        people: [{ userId, write: (language) => writeBreakDue(figures, language) }],
      });
    },
  });
}

/** Who of some people has to go within the time that their location reminds ahead; in a constant number of statements. */
async function findDue({ db }: Work<'system'>, ids: readonly string[], now: Date): Promise<Due[]> {
  const at = now.getTime();
  const from = new Date(at - LONGEST_SPAN_MS);
  const punches = Map.groupBy(await findEffective(db, ids, { from, before: now }), (row) => row.employee_id);
  const open = ids.flatMap((employeeId) => {
    const { state, span } = stateAt((punches.get(employeeId) ?? []).map(toEffective), at);
    return state !== 'IN' || span === undefined ? [] : [{ employeeId, span }];
  });
  const places = await findClockPlaces(db, [...new Set(open.map(({ span }) => span.location_id))]);
  const settings = await readSettings(
    db,
    places.map(({ id }) => id),
    CLOCK,
  );
  const placeOf = new Map(
    places.map((place) => [place.id, { ...place, setting: settings.get(place.id)?.value ?? CLOCK.fallback }]),
  );
  const needs = await findBreakNeeds(
    db,
    [...placeOf.values()],
    open.map((one) => one.employeeId),
    now,
  );
  const shifts = await findShiftsAround(
    db,
    open.map((one) => one.employeeId),
    { from: at, until: at },
  );
  return open.flatMap(({ employeeId, span }): Due[] => {
    const place = placeOf.get(span.location_id);
    const lead = place?.setting.break_reminder_minutes ?? 0;
    if (place === undefined || lead === 0) return [];
    const plannedEnd = matchShift(span, shifts.get(employeeId) ?? [])?.end ?? null;
    const due = findDueBreak(span, needs(place.id, employeeId), { now: at, plannedEnd });
    return due === undefined || due.dueAt - at > lead * MS_PER_MINUTE ? [] : [{ employeeId, span, place, due }];
  });
}
