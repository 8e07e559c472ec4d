import type { BulkShift } from '@hearth/domains/scheduling/service';
import { seedTimeOff, seedUsualWeek } from '@hearth/domains/scheduling/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import type { Worker } from './team.ts';

/** The people of the Lisbon draft week, one for each rule that a manager meets first. */
export interface Lessons {
  readonly shortRest: Worker;
  readonly longDay: Worker;
  readonly everyDay: Worker;
  readonly ratherNot: Worker;
  readonly asksForADay: Worker;
}

/**
 * Chooses the people of the lessons; only their availability is part of a lesson. What they say about their time is
 * part of the lesson, and nothing else about them is.
 */
export function chooseLessonPeople(group: SeededGroup, workers: readonly Worker[]): Lessons {
  const lisbon = requireId(group.places, 'HH-001');
  const kitchen = workers.filter(
    (worker) =>
      worker.locationId === lisbon && worker.position.name !== 'Head chef' && worker.position.department === 'kitchen',
  );
  const [longDay, everyDay, ratherNot, shortRest, asksForADay] = kitchen;
  if (!longDay || !everyDay || !ratherNot || !shortRest || !asksForADay)
    throw new Error('The kitchen in Lisbon is too small for its lessons.');
  return { longDay, everyDay, ratherNot, shortRest, asksForADay };
}

/** The draft week with its lessons: a day of eleven and a half hours, seven days in a row, and a morning after a late night. */
export function withLessons(rows: readonly BulkShift[], lessons: Lessons, monday: string): BulkShift[] {
  const { longDay, everyDay, shortRest } = lessons;
  const of = (worker: Worker): BulkShift[] => rows.filter((row) => row.employee_id === worker.id);
  const others = rows.filter((row) => row.employee_id !== everyDay.id);
  const like = (worker: Worker, date: string, start: string, end: string): BulkShift => ({
    location_id: worker.locationId,
    employee_id: worker.id,
    date,
    start,
    end,
    position: worker.position.name,
    break_minutes: 0,
    note: null,
  });
  const worksOn = (worker: Worker, date: string): boolean => of(worker).some((row) => row.date === date);
  const long = of(longDay).find((row) => !worksOn(longDay, plusDays(row.date, -1)));
  const late = of(shortRest).find(
    (row) => row.date < plusDays(monday, 6) && !worksOn(shortRest, plusDays(row.date, 1)),
  );
  return [
    ...others.map((row) => (row === long ? { ...row, start: '11:00', end: '23:00', break_minutes: 30 } : row)),
    ...[0, 1, 2, 3, 4, 5, 6].map((day) => like(everyDay, plusDays(monday, day), '15:00', '19:30')),
    ...(late === undefined ? [] : [like(shortRest, plusDays(late.date, 1), '09:00', '13:00')]),
  ];
}

/** What the people of the lessons say about their time: one would rather not work on a day that is planned, one asks for such a day off. */
export async function seedLessonTimes(
  work: Work,
  group: SeededGroup,
  lessons: Lessons,
  plan: { monday: string; rows: readonly BulkShift[] },
): Promise<void> {
  const { ratherNot, asksForADay } = lessons;
  const now = work.clock.now();
  const planned = (worker: Worker): string | undefined => plan.rows.find((row) => row.employee_id === worker.id)?.date;
  const person = (worker: Worker) => ({ employeeId: worker.id, groupId: group.groupId });
  const day = planned(ratherNot);
  if (day !== undefined) {
    const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    const slots = [{ weekday, start: '06:00', end: '00:00', kind: 'PREFERS_NOT' as const }];
    await seedUsualWeek(work.db, person(ratherNot), plan.monday, slots, now);
  }
  const off = planned(asksForADay);
  if (off !== undefined) {
    const absence = { starts_on: off, ends_on: off, kind: 'OTHER' as const, note: 'My sister is moving house' };
    await seedTimeOff(work.db, person(asksForADay), absence, now);
  }
}
