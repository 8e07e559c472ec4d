import { anOpen, aWeek, aWorker } from '../domains/auto-fill/rules/week/week.fixture.ts';
import { describeWeek } from '../domains/auto-fill/rules/week/describe-week.ts';
import { Judge, refusals } from '../domains/auto-fill/rules/week/judge.ts';
import { planSearch } from '../domains/auto-fill/rules/week/search-plan.ts';
import { shiftsOf } from '../domains/auto-fill/rules/week/week-problem.ts';
import type { Assignment } from '../domains/auto-fill/rules/week/week-problem.ts';
import { searchStretch } from '../domains/auto-fill/server/search-stretch.ts';
import { Random } from '../domains/auto-fill/rules/search/random.ts';

// A made-up week: people of four positions with days off and wishes, and the shifts that a full house needs. Fills it as the job does.
const POSITIONS = ['bar', 'floor', 'kitchen', 'door'];
const TIMES = [
  ['06:30', '14:30'],
  ['10:00', '18:00'],
  ['16:00', '23:30'],
  ['18:00', '02:00'],
] as const;

console.log('people  shifts  seconds   open  refused  warnings');
for (const size of [12, 30, 60, 120]) {
  const random = new Random(size);
  const people = Array.from({ length: size }, (_, index) => {
    const off = random.below(7) + 1;
    const slot = { start: '00:00', end: '00:00' };
    const slots = [
      { weekday: off, ...slot, kind: 'CANNOT' as const },
      { weekday: (off % 7) + 1, ...slot, kind: 'PREFERS_NOT' as const },
    ];
    return aWorker(`p${index}`, { person: { slots }, positions: [POSITIONS[index % POSITIONS.length] ?? ''] });
  });
  const shifts = Array.from({ length: Math.floor(size * 4.4) }, (_, index) => {
    const [start, end] = TIMES[random.below(TIMES.length)] ?? TIMES[0];
    return anOpen(`s${index}`, index % 7, start, end, POSITIONS[index % POSITIONS.length] ?? null);
  });
  const problem = aWeek(people, shifts);
  const begun = performance.now();
  let best: Assignment | null = null;
  for (const [index, stretch] of planSearch(shifts.length).entries())
    best = searchStretch({ problem, from: best, seed: index + 1, ...stretch }).assignment;
  const seconds = (performance.now() - begun) / 1000;
  const judge = new Judge(problem);
  const assignment = best ?? [];
  const refused = shiftsOf(assignment, size).flatMap((set, person) => refusals(judge.conflicts(person, set)));
  const { after } = describeWeek({ problem, assignment });
  const cells = [size, shifts.length, seconds.toFixed(1), after.openShifts, refused.length, after.warnings];
  console.log(cells.map((cell, index) => String(cell).padStart([6, 8, 9, 7, 9, 10][index] ?? 0)).join(''));
}
