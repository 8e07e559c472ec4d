import { inputOf, MONDAY } from '../domains/timesheets/rules/sheet.fixture.ts';
import type { SheetInput } from '../domains/timesheets/rules/sheet-input.ts';
import { termsOfPack } from '../domains/timesheets/rules/overtime/pack.ts';
import { workOutSheet } from '../domains/timesheets/rules/sheet.ts';

const PEOPLE = 300;
const DAYS = 31;
const ROUNDS = 9;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 1440 * MS_PER_MINUTE;

/** Milliseconds to work out a month of 300 people with two pieces of work and a break a day, and to add up the same work once. */
export interface SheetBench {
  readonly sheetsMs: number;
  readonly floorMs: number;
  readonly lines: number;
}

function month(person: number): SheetInput {
  const first = Date.parse(`${MONDAY}T00:00:00Z`) + (person % 7) * 60 * MS_PER_MINUTE;
  const work = Array.from({ length: DAYS }, (_, day) => {
    const at = first + day * MS_PER_DAY;
    const piece = (from: number, until: number) => ({
      from: at + from * MS_PER_MINUTE,
      until: at + until * MS_PER_MINUTE,
      positionId: day % 3 === 0 ? 'bar' : 'floor',
      locationId: 'here',
    });
    return [piece(600, 840), piece(1080, 1500)];
  }).flat();
  return {
    ...inputOf({ work: '', timeZone: 'Europe/Lisbon', contractMinutes: 2400 }),
    period: { from: '2026-03-01', until: '2026-03-31' },
    work,
    breaks: work.map(({ from }) => ({
      from: from + 90 * MS_PER_MINUTE,
      until: from + 120 * MS_PER_MINUTE,
      isPaid: false,
    })),
    termsOn: (day) => termsOfPack('us-ca', day),
    rateOf: (position) => ({ amount: position === 'bar' ? 1350 : 1200, currency: 'EUR' }),
  };
}

/** The middle of several rounds, after one that nobody counts. */
export function measureTimesheets(): SheetBench {
  const inputs = Array.from({ length: PEOPLE }, (_, person) => month(person));
  let lines = 0;
  let minutes = 0;
  const [sheets, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now();
    lines = 0;
    for (const input of inputs) lines += workOutSheet(input).lines.length;
    const done = performance.now();
    for (const { work } of inputs) for (const { from, until } of work) minutes += (until ?? from) - from;
    const added = performance.now();
    if (round === 0) continue;
    sheets.push(done - started);
    floors.push(added - done);
  }
  if (minutes === 0) throw new Error('Nobody worked.');
  return { sheetsMs: middle(sheets), floorMs: middle(floors), lines };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

if (import.meta.main) {
  const { sheetsMs, floorMs, lines } = measureTimesheets();
  console.log(
    `300 people, a month: ${sheetsMs.toFixed(0)} ms for ${lines} lines; the same work added up: ${floorMs.toFixed(1)} ms`,
  );
}
