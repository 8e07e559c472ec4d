import type { RosterProblem, ShiftWish, Worker } from './problem.ts';
import { Random } from './search/random.ts';

/** The size of a made-up instance. */
export interface Size {
  readonly people: number;
  readonly weeks: number;
  readonly shifts: number;
  readonly seed: number;
}

const LENGTHS = [480, 480, 600, 720];

function workerOf(index: number, { weeks, shifts }: Size, random: Random): Worker {
  const days = weeks * 7;
  const partTime = random.next() < 0.25;
  const minutes = Math.round(weeks * (partTime ? 1200 : 2160));
  const limits = Array.from({ length: shifts }, () => (random.next() < 0.25 ? 0 : random.next() < 0.3 ? weeks : days));
  limits[random.below(shifts)] = days;
  return {
    id: `P${index}`,
    maxShifts: limits,
    maxMinutes: minutes + 240,
    minMinutes: minutes - 480,
    maxConsecutiveShifts: partTime ? 4 : 5 + random.below(2),
    minConsecutiveShifts: partTime ? 1 : 2,
    minConsecutiveDaysOff: 2,
    maxWeekends: Math.ceil(weeks / 2) + 1,
    daysOff: Array.from({ length: Math.ceil(weeks / 2) }, () => random.below(days)),
  };
}

/** An instance like those of the benchmark; the same size and seed make the same. */
export function makeProblem(size: Size): RosterProblem {
  const random = new Random(size.seed);
  const days = size.weeks * 7;
  const shifts = Array.from({ length: size.shifts }, (_, index) => ({
    id: `S${index}`,
    minutes: LENGTHS[index % LENGTHS.length] ?? 480,
    // Later shifts forbid earlier ones on the next day.
    forbids: Array.from({ length: index }, (_, before) => before),
  }));
  const people = Array.from({ length: size.people }, (_, index) => workerOf(index, size, random));
  const wish = (): ShiftWish => ({
    person: random.below(size.people),
    day: random.below(days),
    shift: random.below(size.shifts),
    weight: 1 + random.below(3),
  });
  const perDay = (size.people * 4.2) / 7 / size.shifts;
  return {
    days,
    shifts,
    people,
    wanted: Array.from({ length: size.people * 2 }, wish),
    unwanted: Array.from({ length: size.people * 2 }, wish),
    cover: Array.from({ length: days * size.shifts }, (_, index) => ({
      day: Math.floor(index / size.shifts),
      shift: index % size.shifts,
      needed: Math.max(1, Math.round(perDay * (0.7 + 0.6 * random.next()))),
      under: 100,
      over: 1,
    })),
  };
}

/** The text of an instance. */
export function instanceText({ days, shifts, people, wanted, unwanted, cover }: RosterProblem): string {
  const id = (shift: number): string => shifts[shift]?.id ?? '';
  const wishes = (all: readonly ShiftWish[]): string[] =>
    all.map(({ person, day, shift, weight }) => [people[person]?.id, day, id(shift), weight].join(','));
  return [
    '# made up',
    'SECTION_HORIZON',
    days,
    '',
    'SECTION_SHIFTS',
    ...shifts.map(({ id: name, minutes, forbids }) => [name, minutes, forbids.map(id).join('|')].join(',')),
    '',
    'SECTION_STAFF',
    ...people.map((one) =>
      [
        one.id,
        one.maxShifts.map((most, shift) => `${id(shift)}=${most}`).join('|'),
        one.maxMinutes,
        one.minMinutes,
        one.maxConsecutiveShifts,
        one.minConsecutiveShifts,
        one.minConsecutiveDaysOff,
        one.maxWeekends,
      ].join(','),
    ),
    '',
    'SECTION_DAYS_OFF',
    ...people.map(({ id: name, daysOff }) => [name, ...daysOff].join(',')),
    '',
    'SECTION_SHIFT_ON_REQUESTS',
    ...wishes(wanted),
    '',
    'SECTION_SHIFT_OFF_REQUESTS',
    ...wishes(unwanted),
    '',
    'SECTION_COVER',
    ...cover.map(({ day, shift, needed, under, over }) => [day, id(shift), needed, under, over].join(',')),
    '',
  ].join('\n');
}
