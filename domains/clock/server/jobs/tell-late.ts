import { findNearestHolders } from '@hearth/domains/access/service';
import { readSettings } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findStarting } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findEmployees, findEmploymentsIn } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { LATEST_ALERT_MS, LONGEST_SPAN_MS, MOST_ALERTS, MS_PER_MINUTE } from '../../rules/limits.ts';
import { stateAt } from '../../rules/pair.ts';
import { readDay } from '../../rules/live-day.ts';
import { CLOCK } from '../../rules/settings.ts';
import { writeLate } from '../notice-texts.ts';
import { toEffective, toPlaced } from '../present.ts';
import { findLocationsWithKiosk } from '../queries/kiosk.ts';
import { findClockPlaces } from '../queries/place.ts';
import type { ClockPlace } from '../queries/place.ts';
import { findEffective } from '../queries/punch.ts';
import { insertAlerts } from '../queries/seen.ts';

type HeldShift = PublishedRow & { readonly employee_id: string };

/**
 * Tells managers of people who have not come some minutes after their shift began, each once: whoever inserts the row tells, so that
 * it may run on several nodes. Of those who may publish the schedule the ones who are at work are told, and all of the nearest where
 * none is.
 */
export const tellLate: Job = {
  name: 'clock.tellLate',
  cron: '* * * * *',
  run: (_data, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const now = clock.now();
      const started = { from: new Date(now.getTime() - LATEST_ALERT_MS), before: now };
      let last: PublishedRow | undefined;
      // At six in the evening more shifts begin than are looked at in one go: those behind are not to wait until the others are old.
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page begins behind the one before
        const page = await findStarting(db, { ...started, behind: last }, MOST_ALERTS);
        // oxlint-disable-next-line no-await-in-loop
        await tellOf(means, page, now);
        last = page.length < MOST_ALERTS ? undefined : page.at(-1);
      } while (last !== undefined);
    }),
};

/** Tells of those among some shifts whose holders have not come. */
async function tellOf(means: Work<'system'>, started: readonly PublishedRow[], now: Date): Promise<void> {
  const { db } = means;
  const shifts = started.filter((shift): shift is HeldShift => shift.employee_id !== null && shift.ends_at > now);
  const locationIds = [...new Set(shifts.map((shift) => shift.location_id))];
  const settings = await readSettings(db, locationIds, CLOCK);
  const withKiosk = await findLocationsWithKiosk(db, locationIds);
  const due = shifts.filter((shift) => {
    const value = settings.get(shift.location_id)?.value;
    const isClocked = value?.own_devices === true || withKiosk.has(shift.location_id);
    if (!isClocked || value === undefined || value.late_minutes === null) return false;
    return now.getTime() - shift.starts_at.getTime() >= value.late_minutes * MS_PER_MINUTE;
  });
  if (due.length === 0) return;
  const absent = await findAbsent(db, due, now);
  const places = new Map((await findClockPlaces(db, locationIds)).map((place) => [place.id, place]));
  const told = await insertAlerts(
    db,
    absent.flatMap((shift) => {
      const place = places.get(shift.location_id);
      if (place === undefined) return [];
      return [{ shift_id: shift.id, group_id: place.group_id, employee_id: shift.employee_id, at: now }];
    }),
  );
  const fresh = Map.groupBy(
    absent.filter(({ id }) => told.has(id)),
    (shift) => shift.location_id,
  );
  await eachApart(means, fresh, {
    name: 'clock.tellLate',
    id: ([locationId]) => locationId,
    run: async (part, [locationId, late]) => {
      const place = places.get(locationId);
      if (place !== undefined) await tellManagers(part, place, late);
    },
  });
}

/** Those whose shift nobody works. */
async function findAbsent(db: Tx<'system'>, shifts: readonly HeldShift[], now: Date): Promise<HeldShift[]> {
  const ids = [...new Set(shifts.map((shift) => shift.employee_id))];
  const from = new Date(now.getTime() - LONGEST_SPAN_MS);
  const punches = Map.groupBy(await findEffective(db, ids, { from, before: now }), (row) => row.employee_id);
  return shifts.filter((shift) => {
    const own = (punches.get(shift.employee_id) ?? []).map(toPlaced);
    const held = { ...shift, start: shift.starts_at.getTime(), end: shift.ends_at.getTime() };
    const { exceptions } = readDay({
      shifts: [held],
      punches: own,
      setting: { ...CLOCK.fallback, late_minutes: 1 },
      now: now.getTime(),
    });
    return exceptions.some(({ kind, punch_id: punch }) => (kind === 'LATE' || kind === 'NO_SHOW') && punch === null);
  });
}

async function tellManagers(means: Work<'system'>, place: ClockPlace, late: readonly HeldShift[]): Promise<void> {
  const { db, clock } = means;
  const now = clock.now();
  const staff = new Map(
    (
      await findEmployees(
        db,
        late.map((shift) => shift.employee_id),
      )
    ).map((person) => [person.id, person]),
  );
  const own = [...staff.values()].map((person) => person.user_id);
  const holders = await findNearestHolders(db, { groupId: place.group_id, brandId: place.id }, 'PUBLISH_SCHEDULE', {
    now,
    except: own,
  });
  const atWork = await findAtWork(db, place, holders, now);
  const users = atWork.length > 0 ? atWork : holders;
  for (const shift of late) {
    const person = staff.get(shift.employee_id);
    if (person === undefined) continue;
    const name = `${person.first_name} ${person.last_name}`.trim();
    const time = `${shift.start_time.slice(0, 5)}–${shift.end_time.slice(0, 5)}`;
    await notify(means, {
      kind: 'clock.late',
      aboutId: shift.id,
      placeId: place.id,
      groupId: place.group_id,
      timeZone: place.time_zone,
      people: users.map((userId) => ({
        userId,
        write: (language) => writeLate({ name, time, place: place.name }, language),
      })),
    });
  }
}

/** Which of some logins are clocked in at a location now. */
async function findAtWork(
  db: Tx<'system'>,
  place: ClockPlace,
  userIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const employments = await findEmploymentsIn(db, place.group_id, userIds);
  const from = new Date(now.getTime() - LONGEST_SPAN_MS);
  const rows = await findEffective(
    db,
    employments.map(({ id }) => id),
    { from, before: now },
  );
  const punches = Map.groupBy(rows, (row) => row.employee_id);
  return employments.flatMap(({ id, user_id: userId }) => {
    const { state, span } = stateAt((punches.get(id) ?? []).map(toEffective), now.getTime());
    return userId !== null && state !== 'OUT' && span?.location_id === place.id ? [userId] : [];
  });
}
