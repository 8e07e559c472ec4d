import { fractionDigits } from '@hearth/kit/currency';
import type { Mapping, ReadingOptions } from '../contract/schemas.ts';
import { isEmail, parseDate, parseDecimal } from './cells.ts';
import { isCurrency } from './countries.ts';
import { parsePhone } from './phones.ts';
import { isRefused, refusal } from './reasons.ts';
import { firstLines, orNull, takeCells, type Cells, type Verdict } from './row.ts';

/** What an import has to know of a location to place people and shifts there. */
export interface KnownLocation {
  readonly id: string;
  readonly country: string | null;
  readonly currency: string | null;
}

/** An employee as team takes them in. */
export interface EmployeeRow {
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location_id: string;
  readonly position: string;
  readonly department: string | null;
  readonly hire_date: string | null;
  readonly birth_date: string | null;
  /** Minutes of contract per week. */
  readonly contract_minutes: number | null;
  /** Pay for an hour in minor units. */
  readonly pay_rate: number | null;
  readonly currency: string | null;
}

const HOURS_PER_WEEK = 168;
const MAX_MINOR_UNITS = 1_000_000_000;

function numberOf(cells: Cells, key: string, options: ReadingOptions): number | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const value = parseDecimal(cell, options.decimal_mark);
  if (typeof value === 'number') return value;
  cells.reasons.push(refusal(key, value === 'ambiguous' ? 'ambiguous_number' : 'not_a_number', cell));
  return null;
}

function dateOf(cells: Cells, key: string, options: ReadingOptions): string | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const date = parseDate(cell, options.date_format);
  if (date === undefined) cells.reasons.push(refusal(key, 'not_a_date', cell));
  return date ?? null;
}

function payOf(cells: Cells, currency: string | null, located: boolean, options: ReadingOptions): number | null {
  const amount = numberOf(cells, 'pay_rate', options);
  if (amount === null) return null;
  if (currency === null) {
    if (located) cells.reasons.push(refusal('currency', 'currency_needed', cells.get('currency')));
    return null;
  }
  const minor = amount * 10 ** fractionDigits(currency);
  const whole = Math.round(minor);
  if (Math.abs(minor - whole) > 1e-6)
    cells.reasons.push(refusal('pay_rate', 'too_many_decimals', cells.get('pay_rate'), currency));
  if (whole < 0 || whole > MAX_MINOR_UNITS)
    cells.reasons.push(refusal('pay_rate', 'out_of_range', cells.get('pay_rate'), '0…'));
  return whole;
}

function hoursOf(cells: Cells, options: ReadingOptions): number | null {
  const hours = numberOf(cells, 'contract_hours', options);
  if (hours !== null && (hours < 0 || hours > HOURS_PER_WEEK)) {
    cells.reasons.push(refusal('contract_hours', 'out_of_range', cells.get('contract_hours'), `0…${HOURS_PER_WEEK}`));
  }
  return hours === null ? null : Math.round(hours * 60);
}

/** Reads the rows of one file of employees. `locations` holds every location of the group by its number. */
export function employeeReader(
  mapping: Mapping,
  options: ReadingOptions,
  width: number,
  locations: ReadonlyMap<string, KnownLocation>,
) {
  const firstLine = firstLines();
  const firstEmail = firstLines();

  return (line: number, cellsOfRow: readonly string[]): Verdict<EmployeeRow> => {
    const cells = takeCells('EMPLOYEES', mapping, cellsOfRow, width);
    const { get, reasons } = cells;
    const number = get('number');
    const email = get('email').toLowerCase();
    const label = [number, get('first_name'), get('last_name')].filter((part) => part !== '').join(' ');
    if (reasons.some((reason) => reason.rule === 'cell_count')) return { line, label, reasons };

    const first = number === '' ? undefined : firstLine(number, line);
    if (first !== undefined) reasons.push(refusal('number', 'duplicate', number, String(first)));
    const sameEmail = email === '' ? undefined : firstEmail(email, line);
    if (sameEmail !== undefined && first === undefined)
      reasons.push(refusal('email', 'duplicate', email, String(sameEmail)));
    if (email !== '' && !isEmail(email)) reasons.push(refusal('email', 'not_an_email', email));
    const location = locations.get(get('location_number'));
    if (location === undefined && get('location_number') !== '') {
      reasons.push(refusal('location_number', 'location_unknown', get('location_number')));
    }
    const written = get('currency').toUpperCase();
    if (written !== '' && !isCurrency(written)) reasons.push(refusal('currency', 'currency_unknown', written));
    const currency = isCurrency(written) ? written : (location?.currency ?? null);
    const phone = parsePhone('phone', location === undefined ? '' : get('phone'), location?.country ?? undefined);
    reasons.push(...phone.reasons);
    const parsed = {
      pay_rate: payOf(cells, currency, location !== undefined, options),
      contract_minutes: hoursOf(cells, options),
      hire_date: dateOf(cells, 'hire_date', options),
      birth_date: dateOf(cells, 'birth_date', options),
    };
    if (isRefused(reasons) || location === undefined) return { line, label, reasons };
    const row: EmployeeRow = {
      number,
      first_name: get('first_name'),
      last_name: get('last_name'),
      email: orNull(email),
      phone: orNull(phone.phone),
      location_id: location.id,
      position: get('position'),
      department: orNull(get('department')),
      ...parsed,
      currency: parsed.pay_rate === null ? null : currency,
    };
    return { line, label, row, reasons };
  };
}
