import { evaluate } from '@hearth/domains/auto-fill/rules';
import { makeProblem } from '../domains/auto-fill/rules/made-up.fixture.ts';
import { fillRoster } from '../tools/roster/fill.ts';

// Made-up instances on two threads: the first roster within all rules, the best after BENCH_SECONDS, and after four times as long.
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const SIZES = [
  { people: 8, weeks: 2, shifts: 1, seed: 1 },
  { people: 20, weeks: 4, shifts: 3, seed: 2 },
  { people: 60, weeks: 1, shifts: 6, seed: 3 },
  { people: 40, weeks: 4, shifts: 5, seed: 4 },
  { people: 60, weeks: 6, shifts: 6, seed: 5 },
  { people: 120, weeks: 26, shifts: 8, seed: 6 },
];

console.log('people  weeks  shifts    first     best  of four times as long  broken rules');
for (const size of SIZES) {
  const problem = makeProblem(size);
  let first: number | undefined;
  const improved = (cost: number): void => void (first ??= cost);
  const short = await fillRoster({ problem, seconds: SECONDS, threads: 2, seed: 1, improved });
  const long = await fillRoster({ problem, seconds: 4 * SECONDS, threads: 2, seed: 2 });
  const [ours, later] = [evaluate(problem, short), evaluate(problem, long)];
  const ratio = later.penalty === 0 ? 1 : ours.penalty / later.penalty;
  const cells = [size.people, size.weeks, size.shifts, first ?? 0, ours.penalty, ratio.toFixed(3), ours.broken.length];
  const widths = [6, 7, 8, 9, 9, 23, 14];
  console.log(cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join(''));
}
