import type { Roster, RosterProblem, Worker } from './problem.ts';

/** A rule that a roster breaks: of whom, from which day, in words. */
export interface BrokenRule {
  readonly person: string;
  readonly day: number;
  readonly what: string;
}

/** What a roster costs, by what is not as wished, and the rules that it breaks. */
export interface Verdict {
  readonly penalty: number;
  readonly under: number;
  readonly over: number;
  /** Unmet wishes for a shift, and assigned shifts that were not wanted. */
  readonly wanted: number;
  readonly unwanted: number;
  /** People too few and too many, without their weights. */
  readonly peopleUnder: number;
  readonly peopleOver: number;
  readonly broken: readonly BrokenRule[];
}

/** Days of one kind one after the other: `to` is the day after the last. */
interface Run {
  readonly works: boolean;
  readonly from: number;
  readonly to: number;
}

function runsOf(row: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [day, shift] of row.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && last.works === shift > 0) runs[runs.length - 1] = { ...last, to: day + 1 };
    else runs.push({ works: shift > 0, from: day, to: day + 1 });
  }
  return runs;
}

/** Saturdays and Sundays are one weekend, whichever of them is worked. */
function weekendsOf(row: readonly number[]): number {
  const weeks = new Set<number>();
  for (const [day, shift] of row.entries()) if (shift > 0 && day % 7 >= 5) weeks.add(Math.floor(day / 7));
  return weeks.size;
}

function judgeRuns(worker: Worker, row: readonly number[], tell: (day: number, what: string) => void): void {
  for (const { works, from, to } of runsOf(row)) {
    const length = to - from;
    const touchesBorder = from === 0 || to === row.length;
    if (works && length > worker.maxConsecutiveShifts)
      tell(from, `${length} consecutive shifts, ${worker.maxConsecutiveShifts} at most`);
    if (works && !touchesBorder && length < worker.minConsecutiveShifts)
      tell(from, `${length} consecutive shifts, ${worker.minConsecutiveShifts} at least`);
    if (!works && !touchesBorder && length < worker.minConsecutiveDaysOff)
      tell(from, `${length} consecutive days off, ${worker.minConsecutiveDaysOff} at least`);
  }
}

function judgePerson(problem: RosterProblem, worker: Worker, row: readonly number[]): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const tell = (day: number, what: string): void => void broken.push({ person: worker.id, day, what });
  const kindOf = (day: number) => problem.shifts[(row[day] ?? 0) - 1];
  const minutes = row.reduce((sum, _, day) => sum + (kindOf(day)?.minutes ?? 0), 0);
  if (minutes > worker.maxMinutes) tell(0, `${minutes} minutes, ${worker.maxMinutes} at most`);
  if (minutes < worker.minMinutes) tell(0, `${minutes} minutes, ${worker.minMinutes} at least`);
  for (const [shift, most] of worker.maxShifts.entries()) {
    const count = row.filter((one) => one === shift + 1).length;
    if (count > most) tell(0, `${count} shifts ${problem.shifts[shift]?.id}, ${most} at most`);
  }
  const weekends = weekendsOf(row);
  if (weekends > worker.maxWeekends) tell(0, `${weekends} weekends, ${worker.maxWeekends} at most`);
  for (const day of worker.daysOff) if ((row[day] ?? 0) > 0) tell(day, 'a shift on a day off');
  for (let day = 1; day < row.length; day += 1) {
    const next = kindOf(day);
    const before = kindOf(day - 1);
    if (next !== undefined && before?.forbids.includes((row[day] ?? 0) - 1) === true)
      tell(day, `shift ${next.id} after ${before.id}`);
  }
  judgeRuns(worker, row, tell);
  return broken;
}

/** Judges a roster by the rules as they are published, from the roster alone: it knows nothing of the search. */
export function evaluate(problem: RosterProblem, roster: Roster): Verdict {
  const { days, people, wanted, unwanted, cover } = problem;
  const rows = people.map((_, person) => [...roster.subarray(person * days, (person + 1) * days)]);
  const works = (person: number, day: number, shift: number): boolean => rows[person]?.[day] === shift + 1;
  let [under, over, peopleUnder, peopleOver] = [0, 0, 0, 0];
  for (const need of cover) {
    const count = rows.filter((row) => row[need.day] === need.shift + 1).length;
    const missing = Math.max(0, need.needed - count);
    const extra = Math.max(0, count - need.needed);
    peopleUnder += missing;
    peopleOver += extra;
    under += missing * need.under;
    over += extra * need.over;
  }
  const unmet = wanted.filter(({ person, day, shift }) => !works(person, day, shift));
  const against = unwanted.filter(({ person, day, shift }) => works(person, day, shift));
  const weightOf = (wishes: typeof wanted): number => wishes.reduce((sum, { weight }) => sum + weight, 0);
  const parts = { under, over, wanted: weightOf(unmet), unwanted: weightOf(against) };
  return {
    ...parts,
    penalty: parts.under + parts.over + parts.wanted + parts.unwanted,
    peopleUnder,
    peopleOver,
    broken: people.flatMap((worker, person) => judgePerson(problem, worker, rows[person] ?? [])),
  };
}
