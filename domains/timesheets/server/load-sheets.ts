import { createHash } from 'node:crypto';
import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { mapInTurns } from '@hearth/platform/bounded/in-turns';
import { correctPeriod, sumCorrections } from '../rules/corrections.ts';
import { outlookOfDay } from '../rules/outlook/day-outlook.ts';
import type { DayOutlook } from '../rules/outlook/day-outlook.ts';
import type { SheetLine } from '../rules/lines.ts';
import { MOST_CORRECTED } from '../rules/limits.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import { isDerived } from '../rules/sheet-states.ts';
import type { SheetState } from '../rules/sheet-states.ts';
import { workOutSheet } from '../rules/sheet.ts';
import type { Sheet } from '../rules/sheet.ts';
import { loadFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import type { SheetPlace } from './place.ts';
import { findSheets } from './queries/sheet.ts';
import type { SheetRow } from './queries/sheet.ts';
import type { SheetPolicy } from './stored-sheet.ts';

/** Somebody’s sheet of a period. */
export interface LoadedSheet {
  readonly person: StaffRow;
  readonly period: PayPeriod;
  readonly policy: SheetPolicy;
  readonly stored: SheetRow | undefined;
  readonly state: SheetState;
  /** What counts: as it was locked, else as it follows from what is worked. */
  readonly sheet: Sheet;
  /** As it follows from what is worked now. */
  readonly derived: Sheet;
  /** Of what is worked now, with its pay: not for who does not see pay. */
  readonly fingerprint: string;
  /** Of the hours alone. */
  readonly seen: string;
  /** Whether what is worked differs from what was approved. */
  readonly isChanged: boolean;
  readonly plannedByDay: ReadonlyMap<string, number>;
}

/** Works out the sheets of people who are paid by a location, in a constant number of statements. The caller decides who may know. */
export async function loadSheets(
  tx: Tx<'system'>,
  place: SheetPlace,
  people: readonly StaffRow[],
  period: PayPeriod,
  now: Date,
): Promise<LoadedSheet[]> {
  const ids = people.map(({ id }) => id);
  // Months are the longest periods: what is corrected lies no further back.
  const stored = await findSheets(tx, ids, { from: addDays(period.from, -32 * MOST_CORRECTED), until: period.until });
  const byPerson = Map.groupBy(stored, ({ employee_id: id }) => id);
  const chains = new Map(ids.map((id) => [id, chainOf(byPerson.get(id) ?? [], period)]));
  const first = [...chains.values()]
    .flat()
    .reduce((from, row) => (row.period_from < from ? row.period_from : from), period.from);
  const facts = await loadFacts(
    tx,
    () => place.id,
    people,
    { from: addDays(startOfWeek(first, place.week_start), -1), until: period.until },
    now,
  );
  return mapInTurns(people, (person) =>
    toLoaded(person, { place, period, facts, chain: chains.get(person.id) ?? [], own: byPerson.get(person.id) ?? [] }),
  );
}

/** What people worked on some days, by the rules of now, whatever became of their sheets. The caller decides who may know. */
export async function loadHours(
  tx: Tx<'system'>,
  place: SheetPlace,
  people: readonly StaffRow[],
  days: PayPeriod,
  now: Date,
): Promise<{ readonly person: StaffRow; readonly lines: readonly SheetLine[] }[]> {
  const read = { from: addDays(startOfWeek(days.from, place.week_start), -1), until: days.until };
  const facts = await loadFacts(tx, () => place.id, people, read, now);
  return mapInTurns(people, (person) => ({
    person,
    lines: workOutSheet(facts.inputOf(person, days, policyOf(person, place))).lines,
  }));
}

/** A day of some people at a location, by the rules of now: so far, at its end, and as it was planned. */
export async function loadDay(
  tx: Tx<'system'>,
  place: SheetPlace,
  people: readonly StaffRow[],
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<{ readonly person: StaffRow; readonly outlook: DayOutlook }[]> {
  const from = startOfWeek(day, place.week_start);
  const week = { from, until: addDays(from, 6) };
  const facts = await loadFacts(tx, () => place.id, people, { from: addDays(from, -1), until: week.until }, now);
  return mapInTurns(people, (person) => {
    const input = facts.inputOf(person, week, policyOf(person, place));
    const own = facts.dayOf(person, day, now);
    return { person, outlook: outlookOfDay({ input, day, locationId: place.id, now: now.getTime(), ...own }) };
  });
}

/** By what the sheet of somebody is worked out that is not locked. */
export function policyOf(person: StaffRow, { rules, week_start, time_zone }: SheetPlace): SheetPolicy {
  return { rules, week_start, contract_minutes: person.contract_minutes_per_week, time_zone };
}

/** The locked sheets that come directly before a period, the latest first. */
function chainOf(rows: readonly SheetRow[], period: PayPeriod): SheetRow[] {
  const chain: SheetRow[] = [];
  let { from } = period;
  while (chain.length < MOST_CORRECTED) {
    const before = rows.find((row) => row.period_until === addDays(from, -1) && isLocked(row.state));
    if (before === undefined) break;
    chain.push(before);
    from = before.period_from;
  }
  return chain;
}

function toLoaded(
  person: StaffRow,
  {
    place,
    period,
    facts,
    chain,
    own,
  }: {
    readonly place: SheetPlace;
    readonly period: PayPeriod;
    readonly facts: Facts;
    readonly chain: readonly SheetRow[];
    readonly own: readonly SheetRow[];
  },
): LoadedSheet {
  const stored = own.find((row) => row.period_from === period.from);
  const state = stored?.state ?? 'OPEN';
  // Where the place counted other periods before, days of this one may have gone to payroll already.
  const taken = own
    .filter((row) => row !== stored && isLocked(row.state) && row.period_until >= period.from)
    .map((row) => ({ from: row.period_from, until: row.period_until }));
  const policy = (isLocked(state) ? stored?.content?.policy : undefined) ?? { ...policyOf(person, place), taken };
  // What was locked keeps its own days, also where the place counts other periods by now.
  const days =
    stored === undefined || !isLocked(state) ? period : { from: stored.period_from, until: stored.period_until };
  const derived = workOut(person, facts, { days, policy, chain });
  const fingerprint = hash(derived.lines);
  return {
    person,
    period: days,
    policy,
    stored,
    state,
    sheet: isLocked(state) && stored?.content != null ? stored.content : derived,
    derived,
    fingerprint,
    seen: hash(derived.lines.map(({ rate: _rate, amount: _amount, ...hours }) => hours)),
    isChanged: stored !== undefined && stored.fingerprint !== '' && stored.fingerprint !== fingerprint,
    plannedByDay: facts.plannedByDay(person.id, days),
  };
}

interface WorkedPeriod {
  readonly days: PayPeriod;
  readonly policy: SheetPolicy;
  /** The locked sheets before it, the latest first. */
  readonly chain: readonly SheetRow[];
}

/** A sheet with what came of the periods before it after they were locked. */
function workOut(person: StaffRow, facts: Facts, { days, policy, chain }: WorkedPeriod): Sheet {
  const own = workOutSheet(facts.inputOf(person, days, policy));
  const [before, ...further] = chain;
  if (before?.content == null) return own;
  const then = { from: before.period_from, until: before.period_until };
  const again = workOut(person, facts, { days: then, policy: before.content.policy, chain: further });
  // At the end of the chain what came into a sheet from further back stays as it was.
  const kept = further.length > 0 ? [] : before.content.lines.filter(({ kind }) => kind === 'CORRECTION');
  return withCorrections(own, correctPeriod(before.content.lines, [...again.lines, ...kept], { day: days.from }));
}

function withCorrections(sheet: Sheet, corrections: readonly SheetLine[]): Sheet {
  if (corrections.length === 0) return sheet;
  const { pay, tips } = sumCorrections(corrections);
  const { totals } = sheet;
  const isKnown = totals.pay !== null && corrections.every(({ amount }) => amount !== null);
  return {
    ...sheet,
    lines: [...sheet.lines, ...corrections],
    totals: {
      ...totals,
      pay: isKnown ? (totals.pay ?? 0) + pay : null,
      tips: totals.tips + tips,
      currency: totals.currency ?? corrections.find(({ currency }) => currency !== null)?.currency ?? null,
    },
  };
}

/** Whether a sheet stays as it is, whatever becomes of the hours. */
export function isLocked(state: SheetState): boolean {
  return state === 'LOCKED' || state === 'EXPORTED';
}

/** Whether a sheet keeps what was approved. */
export function keepsContent(state: SheetState): boolean {
  return !isDerived(state);
}

/** A short name for content: the same content has the same. */
export function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
