import { seedTimeOff, seedUsualWeek } from '@hearth/domains/scheduling/seed';
import { createShiftsInBulk } from '@hearth/domains/scheduling/service';
import type { BulkShift } from '@hearth/domains/scheduling/service';
import { findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import type { ImportedEmployee } from '@hearth/domains/team/service';
import { linkEmployee } from '@hearth/domains/team/seed';
import type { Work } from '@hearth/platform/module';
import { clockTime, plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { POSITIONS } from './positions.ts';
import type { PositionStory } from './positions.ts';
import { BRANDS, PLACES } from './story.ts';
import type { PlaceStory } from './story.ts';

/** Someone of the story, with what their weeks are made of. */
export interface Worker {
  readonly number: string;
  readonly locationId: string;
  readonly position: PositionStory;
  readonly shiftsAWeek: number;
  readonly daysOff: readonly number[];
  readonly shift: number;
  id: string;
}

const RATE_FACTOR = { EUR: 1, GBP: 0.95, USD: 1.3 } as const;

function assignPositions(place: PlaceStory): PositionStory[] {
  const kind = BRANDS.find((brand) => brand.key === place.brand)?.kind ?? 'restaurant';
  const positions = POSITIONS[kind];
  return Array.from({ length: place.people }, (_, index) => {
    let at = ((index + 0.5) / place.people) * positions.reduce((sum, position) => sum + position.share, 0);
    return positions.find((position) => (at -= position.share) < 0) ?? positions[0];
  });
}

function personAt(random: Random, place: PlaceStory): { first: string; last: string } {
  const origin = random.chance(0.35) ? 'ANY' : place.country;
  return {
    first: random.pick(FIRST_NAMES[origin]),
    last: random.pick(LAST_NAMES[random.chance(0.2) ? 'ANY' : origin]),
  };
}

/** The 180 people of the twelve places. Noor Haddad, who can be signed in as, is a bartender in Lisbon. */
export async function seedTeam(work: Work, group: SeededGroup, today: string): Promise<Worker[]> {
  const random = randomFrom(20261);
  const workers: Worker[] = [];
  const rows: ImportedEmployee[] = [];
  const names = new Set<string>();
  for (const place of PLACES) {
    const locationId = requireId(group.places, place.number);
    for (const [index, position] of assignPositions(place).entries()) {
      const isNoor = place.number === 'HH-001' && position.name === 'Bartender' && !names.has('Noor Haddad');
      let name = isNoor ? { first: 'Noor', last: 'Haddad' } : personAt(random, place);
      while (!isNoor && names.has(`${name.first} ${name.last}`)) name = personAt(random, place);
      names.add(`${name.first} ${name.last}`);
      const number = `${place.number}-${String(index + 1).padStart(2, '0')}`;
      const hours = random.between(position.hours[0], position.hours[1]);
      const off = random.between(0, 6);
      workers.push({
        number,
        locationId,
        position,
        shiftsAWeek: Math.max(2, Math.min(5, Math.round(hours / 8))),
        daysOff: [off, (off + 1) % 7],
        shift: random.between(0, position.shifts.length - 1),
        id: '',
      });
      rows.push({
        number,
        first_name: name.first,
        last_name: name.last,
        email: isNoor ? 'noor@lumen.example' : `${number.toLowerCase()}@lumen.example`,
        phone: null,
        location_id: locationId,
        position: position.name,
        department: position.department,
        hire_date: plusDays(today, -random.between(30, 1800)),
        birth_date: plusDays(today, -random.between(19 * 365, 58 * 365)),
        contract_minutes: hours * 60,
        pay_rate: Math.round(position.rate * RATE_FACTOR[place.currency] * (1 + random.next() * 0.12)),
        currency: place.currency,
      });
    }
  }
  await upsertEmployeesByNumber(work, group.groupId, rows);
  const ids = await findEmployeesByNumber(
    work.db,
    group.groupId,
    rows.map((row) => row.number),
  );
  for (const worker of workers) worker.id = ids.get(worker.number)?.id ?? '';
  const noor = rows.find((row) => row.email === 'noor@lumen.example');
  if (noor !== undefined) await linkEmployee(work.db, group.groupId, noor.number, requireId(group.people, 'noor'));
  return workers;
}

const BREAK = 30;

/** One person's shifts of a week, always the same part of the day, so that rest times hold. */
function planPersonWeek(random: Random, worker: Worker, monday: string): BulkShift[] {
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !worker.daysOff.includes(day));
  while (days.length > worker.shiftsAWeek) days.splice(random.between(0, days.length - 1), 1);
  const [start, length] = worker.position.shifts[worker.shift] ?? worker.position.shifts[0];
  return days.map((day) => ({
    location_id: worker.locationId,
    employee_id: worker.id,
    date: plusDays(monday, day),
    start: clockTime(start),
    end: clockTime(start + length),
    position: worker.position.name,
    break_minutes: length > 6 * 60 ? BREAK : 0,
    note: null,
  }));
}

/** Plans the shifts of a week at all locations. */
export function planWeek(workers: readonly Worker[], monday: string): BulkShift[] {
  const random = randomFrom(Number(monday.replaceAll('-', '')));
  return workers.flatMap((worker) => planPersonWeek(random, worker, monday));
}

/** Makes some of the shifts open; some people keep theirs. */
export function unassignSome(shifts: readonly BulkShift[], monday: string, keep: readonly Worker[]): BulkShift[] {
  const random = randomFrom(Number(monday.replaceAll('-', '')) + 1);
  const kept = new Set(keep.map(({ id }) => id));
  return shifts.map((shift) =>
    random.chance(0.06) && !kept.has(shift.employee_id ?? '') ? { ...shift, employee_id: null } : shift,
  );
}

/** Puts shifts into the working copy of their weeks. */
export async function seedShifts(work: Work, group: SeededGroup, rows: readonly BulkShift[]): Promise<void> {
  await createShiftsInBulk(work.db, group.groupId, rows, {
    at: work.clock.now(),
    userId: requireId(group.people, 'leonor'),
  });
}

function endsNextDay({ position, shift }: Worker): boolean {
  const [start, length] = position.shifts[shift] ?? position.shifts[0];
  return start + length > 24 * 60;
}

/** Usual weeks and absences: some cannot work on some days, some are away or ask to be. Not those that a lesson is about. */
export async function seedAbsences(
  work: Work,
  group: SeededGroup,
  workers: readonly Worker[],
  draftWeek: string,
  taught: readonly Worker[],
): Promise<void> {
  const random = randomFrom(77);
  const now = work.clock.now();
  const manager = requireId(group.people, 'leonor');
  for (const worker of workers) {
    const person = { employeeId: worker.id, groupId: group.groupId };
    if (random.chance(0.4)) {
      const kind = random.chance(0.6) ? 'CANNOT' : 'PREFERS_NOT';
      // Who closes on the day before is still at work after midnight: their free day begins in the morning.
      const start = endsNextDay(worker) ? '06:00' : '00:00';
      if (!taught.includes(worker))
        await seedUsualWeek(
          work.db,
          person,
          plusDays(draftWeek, -91),
          [{ weekday: (worker.daysOff[0] ?? 0) + 1, start, end: '00:00', kind }],
          now,
        );
    }
    if (random.chance(0.12) && !taught.includes(worker)) {
      const begins = plusDays(draftWeek, 8 + random.between(0, 40));
      const absence = {
        starts_on: begins,
        ends_on: plusDays(begins, random.between(1, 9)),
        kind: 'HOLIDAY' as const,
        note: '',
      };
      await seedTimeOff(
        work.db,
        person,
        absence,
        now,
        random.chance(0.67) ? { state: 'APPROVED', by: manager, note: '' } : undefined,
      );
    }
  }
}
