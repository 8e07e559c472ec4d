import { seedClock, seedCorrection, seedHeldPunch, seedPunches, seedSeen } from '@hearth/domains/clock/seed';
import type { SeededPunch } from '@hearth/domains/clock/seed';
import { findPublishedShifts } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { Worker } from './team.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 28;
/** What waits for a manager is no older. */
const DAYS_HELD = 7;
/** What is odd about days further back was looked at. */
const DAYS_OPEN = 9;
/** Whoever works longer takes a break. */
const BREAK_AFTER_MS = 6 * 60 * MINUTE_MS;

/**
 * Four weeks of punches in Lisbon, made from its published shifts: most on time, some late, early, too long, elsewhere, sent later, or
 * with no break or one that was too short; now and then nobody came, nobody had planned it or nobody clocked out. What lies longer back
 * was looked at. They answered what is asked at the end, and now and then somebody was hurt. One correction waits for its employee, one for a manager, and so does a dispute of one that was applied;
 * a clock-out that a lost tablet sent waits for a manager too.
 */
export async function seedTimeClock(
  work: Work<'system'>,
  group: SeededGroup,
  workers: readonly Worker[],
): Promise<void> {
  const { db, clock } = work;
  const { groupId, places, people } = group;
  const [lisbon, userId] = [requireId(places, 'HH-001'), requireId(people, 'leonor')];
  const asks = { own_devices: true, ask_breaks: true, ask_injury: true, break_minutes: 20 } as const;
  await seedClock(work, { groupId, brandId: groupId, userId }, asks);
  const now = clock.now().getTime();
  const ids = workers.filter(({ locationId }) => locationId === lisbon).map(({ id }) => id);
  const staff = await findEmployees(db, ids);
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const days = { from: dayOf(now - DAYS * DAY_MS), to: dayOf(now) };
  const shifts = Map.groupBy(await findPublishedShifts(db, ids, days), (shift) => shift.employee_id);
  const random = randomFrom(19);
  let isLost = false;
  for (const person of staff) {
    const punches = (shifts.get(person.id) ?? [])
      .flatMap((shift) => punchesOf(shift, random))
      .filter(({ at, receivedAt = at }) => receivedAt.getTime() <= now);
    const last = punches.at(-1);
    if (!isLost && person.user_id === null && last?.kind === 'OUT' && last.at.getTime() > now - DAYS_HELD * DAY_MS) {
      isLost = true;
      await seedHeldPunch(work, { name: 'Terrace', groupId, userId }, { ...last, employeeId: person.id });
      punches.pop();
    }
    if (punches.length > 0)
      await seedPunches(work, { employeeId: person.id, groupId, userId: person.user_id }, punches);
  }
  await seedUnplanned(work, staff, { locationId: lisbon, userId, shifts, now });
  await seedWaiting(work, staff, { locationId: lisbon, userId, shifts, now });
  // What lies longer back was looked at already.
  const place = { id: lisbon, time_zone: 'Europe/Lisbon', groupId, userId };
  await seedSeen(work, place, dayOf(now - DAYS_OPEN * DAY_MS));
}

/** Three who came without a shift in the last week. */
async function seedUnplanned(
  work: Work<'system'>,
  staff: Awaited<ReturnType<typeof findEmployees>>,
  { shifts, now }: Waiting,
): Promise<void> {
  const asked = staff.filter((person) => person.user_id === null).slice(0, 3);
  for (const person of asked) {
    const last = (shifts.get(person.id) ?? []).findLast(({ ends_at: end }) => end.getTime() < now - DAY_MS);
    if (last === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- three, one after the other
    await seedPunches(work, { employeeId: person.id, groupId: person.group_id, userId: null }, unplanned(last));
  }
}

/** What somebody punches on a shift. */
function punchesOf(shift: PublishedRow, random: Random): SeededPunch[] {
  const chance = random.next();
  if (chance < 0.02) return [];
  const [start, end] = [shift.starts_at.getTime(), shift.ends_at.getTime()];
  const late = chance < 0.08 ? 12 + Math.floor(random.next() * 20) : Math.floor(random.next() * 9) - 6;
  // Some go early, and a few stay far beyond what anybody may work.
  const early = chance > 0.96 ? 25 : chance > 0.95 ? -OVER_MINUTES : Math.floor(random.next() * 8) - 6;
  const isSentLater = chance > 0.9 && chance < 0.915;
  const at = (kind: SeededPunch['kind'], ms: number): SeededPunch => {
    const moment = Math.floor(ms / 1000) * 1000 + Math.floor(random.next() * 50) * 1000;
    return {
      kind,
      at: new Date(moment),
      locationId: shift.location_id,
      positionId: shift.position_id,
      ...(isSentLater ? { receivedAt: new Date(moment + SENT_LATER_MS) } : {}),
    };
  };
  const middle = start + (end - start) / 2;
  const isLong = end - start >= BREAK_AFTER_MS;
  const hasBreak = isLong && random.next() > 0.05;
  const pause = chance > 0.87 && chance < 0.9 ? 9 : 30;
  const isForgotten = chance > 0.93 && chance < 0.95;
  const arrival = at('IN', start + late * MINUTE_MS);
  return [
    chance > 0.5 && chance < 0.515 ? { ...arrival, place: 'OUTSIDE' } : arrival,
    ...(hasBreak ? [at('BREAK_START', middle), at('BREAK_END', middle + pause * MINUTE_MS)] : []),
    ...(isForgotten
      ? []
      : [{ ...at('OUT', end - early * MINUTE_MS), answers: answersOf(random.next(), !isLong || hasBreak) }]),
  ];
}

/** What they answer as they go: most have nothing to say, and now and then somebody was hurt. */
function answersOf(chance: number, tookBreaks: boolean): NonNullable<SeededPunch['answers']> {
  const said = NOTES.find(({ below }) => chance < below);
  return {
    took_breaks: tookBreaks,
    got_tips: null,
    was_injured: said?.isHurt === true,
    note: said?.note ?? '',
  };
}

/** Minutes beyond the end of a shift after which it was too long. */
const OVER_MINUTES = 9 * 60;
/** So long a phone was without a network. */
const SENT_LATER_MS = 3 * 60 * MINUTE_MS;
const NOTES = [
  { below: 0.008, isHurt: true, note: 'Cut my finger on a broken glass, plaster from the first-aid kit' },
  { below: 0.012, isHurt: true, note: 'Slipped on the wet floor by the dishwasher' },
  { below: 0.03, isHurt: false, note: 'The card terminal on the terrace was down from nine' },
  { below: 0.05, isHurt: false, note: 'No break, two colleagues were away' },
];

/** Two hours for which nobody had planned somebody: at noon before an evening, in the evening after a morning. */
function unplanned(shift: PublishedRow): SeededPunch[] {
  const isEvening = shift.start_time >= '13:00';
  const begin = isEvening
    ? shift.starts_at.getTime() - UNPLANNED_MS - UNPLANNED_AFTER_MS
    : shift.ends_at.getTime() + UNPLANNED_AFTER_MS;
  const at = (kind: SeededPunch['kind'], ms: number): SeededPunch => ({
    kind,
    at: new Date(ms),
    locationId: shift.location_id,
    positionId: shift.position_id,
  });
  return [at('IN', begin), at('OUT', begin + UNPLANNED_MS)];
}

/** Further from a shift than work can belong to it. */
const UNPLANNED_AFTER_MS = 4 * 60 * MINUTE_MS;
const UNPLANNED_MS = 2 * 60 * MINUTE_MS;

/** Half an hour that a manager added, and the employee’s word that it was more: it waits for a manager. */
async function seedDispute(
  work: Work<'system'>,
  {
    person,
    userId,
    locationId,
  }: {
    readonly person: Awaited<ReturnType<typeof findEmployees>>[number];
    readonly userId: string;
    readonly locationId: string;
  },
  end: number,
): Promise<void> {
  const change = (kind: SeededPunch['kind'], minutes: number) => ({
    act: 'ADD' as const,
    punch_id: null,
    kind,
    at: new Date(end + minutes * MINUTE_MS).toISOString(),
    position_id: null,
  });
  const about = { employeeId: person.id, locationId };
  await seedCorrection(work, { ...about, userId }, 'MANAGER', {
    changes: [change('IN', 20), change('OUT', 50)],
    reason: 'You stayed for the stocktake',
  });
  await seedCorrection(work, { ...about, userId: person.user_id ?? userId }, 'WORKER', {
    changes: [change('IN', 55), change('OUT', 85)],
    reason: 'The stocktake took an hour, not half an hour',
  });
}

interface Waiting {
  readonly locationId: string;
  readonly userId: string;
  readonly shifts: ReadonlyMap<string | null, readonly PublishedRow[]>;
  readonly now: number;
}

/** One correction of each side about somebody who can sign in, as far as they have shifts behind them. */
async function seedWaiting(
  work: Work<'system'>,
  staff: Awaited<ReturnType<typeof findEmployees>>,
  { locationId, userId, shifts, now }: Waiting,
): Promise<void> {
  const person = staff.find((one) => one.user_id !== null && one.user_id !== userId);
  if (person === undefined) return;
  const done = (shifts.get(person.id) ?? []).filter(({ ends_at: end }) => end.getTime() < now - DAY_MS);
  const [disputed, earlier, last] = done.slice(-3);
  const change = (kind: SeededPunch['kind'], at: number) =>
    ({ act: 'ADD', punch_id: null, kind, at: new Date(at).toISOString(), position_id: null }) as const;
  const about = { employeeId: person.id, locationId };
  if (disputed !== undefined) await seedDispute(work, { person, userId, locationId }, disputed.ends_at.getTime());
  if (last !== undefined) {
    const from = last.starts_at.getTime() + 60 * MINUTE_MS;
    const changes = [change('BREAK_START', from), change('BREAK_END', from + 15 * MINUTE_MS)];
    await seedCorrection(work, { ...about, userId }, 'MANAGER', {
      changes,
      reason: 'You were out for a quarter of an hour',
    });
  }
  if (earlier !== undefined) {
    const end = earlier.ends_at.getTime();
    const changes = [change('IN', end + 20 * MINUTE_MS), change('OUT', end + 80 * MINUTE_MS)];
    const asker = person.user_id ?? userId;
    await seedCorrection(work, { ...about, userId: asker }, 'WORKER', {
      changes,
      reason: 'I came back to help with the delivery',
    });
  }
}
