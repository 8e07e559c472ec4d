import { addDays } from '@hearth/domains/scheduling/rules';
import type { SheetLine } from '../lines.ts';
import type { PayPeriod } from '../pay-period.ts';
import { isApproved } from '../sheet-states.ts';
import type { SheetState } from '../sheet-states.ts';

/** What a report has a row for: each location, or each person or day of each location. */
export type ReportBy = 'LOCATION' | 'PERSON' | 'DAY';

/** A stored sheet: locked ones have lines of their own, the days of others follow from what is worked. */
export interface ReportSheet extends PayPeriod {
  readonly locationId: string;
  readonly state: SheetState;
  readonly locked: readonly SheetLine[] | null;
}

/** The hours of one person on the days of a report. */
export interface PersonHours {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  /** Which pays all days that no other location has locked. */
  readonly payerId: string;
  readonly sheets: readonly ReportSheet[];
  /** What follows from what is worked, without the days of locked sheets. */
  readonly derived: readonly SheetLine[];
  readonly plannedByDay: ReadonlyMap<string, number>;
}

/** Minutes, and what they cost in minor units: null where some pay is not known or in another currency. */
export interface HoursSum {
  readonly locationId: string;
  readonly personId: string | null;
  readonly name: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly planned: number;
  readonly worked: number;
  readonly approved: number;
  readonly pay: number | null;
  readonly currency: string | null;
}

interface Sum extends Omit<HoursSum, 'planned' | 'worked' | 'approved' | 'pay' | 'currency'> {
  planned: number;
  worked: number;
  approved: number;
  amount: number;
  isKnown: boolean;
  readonly currencies: Set<string>;
}

/** What counts as the cost of hours: tips are not the employer's, and corrections belong to other days. */
const PAID: ReadonlySet<SheetLine['kind']> = new Set(['WORK', 'OVERTIME', 'NIGHT', 'LEAVE', 'PREMIUM']);

/** Sums of hours by location, or by person or day of each, in the order of the locations and people; days in theirs. */
export function sumHours(
  people: readonly PersonHours[],
  {
    locationIds,
    days,
    by,
  }: { readonly locationIds: readonly string[]; readonly days: PayPeriod; readonly by: ReportBy },
): HoursSum[] {
  const book = new Map(locationIds.map((id) => [id, new Map<string, Sum>()]));
  for (const [id, sums] of book) for (const key of keysOf(days, by)) sums.set(key, emptySum(id, by, key));
  for (const person of people) addPerson(person, book, { days, by });
  return [...book.values()].flatMap((sums) => [...sums.values()].map(finish));
}

/** The rows that are there also without any hours. */
function keysOf({ from, until }: PayPeriod, by: ReportBy): string[] {
  if (by === 'PERSON') return [];
  if (by === 'LOCATION') return [''];
  const keys: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) keys.push(day);
  return keys;
}

function emptySum(locationId: string, by: ReportBy, key: string, person?: PersonHours): Sum {
  return {
    locationId,
    personId: by === 'PERSON' ? key : null,
    name: person?.name ?? null,
    number: person?.number ?? null,
    day: by === 'DAY' ? key : null,
    planned: 0,
    worked: 0,
    approved: 0,
    amount: 0,
    isKnown: true,
    currencies: new Set(),
  };
}

function addPerson(
  person: PersonHours,
  book: ReadonlyMap<string, Map<string, Sum>>,
  { days, by }: { readonly days: PayPeriod; readonly by: ReportBy },
): void {
  const sumOf = (locationId: string, day: string): Sum | undefined => {
    const sums = book.get(locationId);
    const key = by === 'PERSON' ? person.id : by === 'DAY' ? day : '';
    const known = sums?.get(key);
    if (known !== undefined || sums === undefined) return known;
    const sum = emptySum(locationId, by, key, by === 'PERSON' ? person : undefined);
    sums.set(key, sum);
    return sum;
  };
  const isIn = ({ day }: { readonly day: string }): boolean => day >= days.from && day <= days.until;
  const on = (day: string): ReportSheet | undefined =>
    person.sheets.find(({ from, until }) => day >= from && day <= until);
  const payerOn = (day: string): string => {
    const sheet = on(day);
    return sheet?.locked == null ? person.payerId : sheet.locationId;
  };
  if (by === 'PERSON') sumOf(person.payerId, '');
  for (const [day, minutes] of person.plannedByDay) {
    const sum = isIn({ day }) ? sumOf(payerOn(day), day) : undefined;
    if (sum !== undefined) sum.planned += minutes;
  }
  for (const sheet of person.sheets)
    for (const line of (sheet.locked ?? []).filter(isIn)) addLine(sumOf(sheet.locationId, line.day), line, true);
  for (const line of person.derived.filter(isIn))
    addLine(sumOf(person.payerId, line.day), line, isApproved(on(line.day)?.state ?? 'OPEN'));
}

function addLine(sum: Sum | undefined, line: SheetLine, approved: boolean): void {
  if (sum === undefined || !PAID.has(line.kind)) return;
  if (line.kind === 'WORK') {
    sum.worked += line.minutes;
    if (approved) sum.approved += line.minutes;
  }
  if (line.amount === null) sum.isKnown = false;
  sum.amount += line.amount ?? 0;
  if (line.currency !== null) sum.currencies.add(line.currency);
}

function finish({ amount, isKnown, currencies, ...sum }: Sum): HoursSum {
  const [currency] = currencies;
  const isOne = isKnown && currencies.size === 1;
  return { ...sum, pay: isOne ? amount : null, currency: isOne ? (currency ?? null) : null };
}
