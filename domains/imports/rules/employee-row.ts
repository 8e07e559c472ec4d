import { fractionDigits } from '@hearth/kit/currency';
import type { Mapping, ReadingOptions } from '../contract/schemas.ts';
import { isEmail, parseDate, parseDecimal } from './cells.ts';
import { isCurrency } from './countries.ts';
import { parsePhone } from './phones.ts';
import { isRefused, createRefusal } from './reasons.ts';
import { firstLines, emptyToNull, readCells, type RowCells, type RowVerdict } from './row.ts';

/** A location's data that an import needs to place people and shifts there. */
export interface KnownLocation {
  readonly id: string;
  readonly country: string | null;
  readonly currency: string | null;
}

/** An employee as the team domain accepts them. */
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

function readNumber(cells: RowCells, key: string, options: ReadingOptions): number | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const value = parseDecimal(cell, options.decimal_mark);
  if (typeof value === 'number') return value;
  cells.reasons.push(createRefusal(key, value === 'ambiguous' ? 'ambiguous_number' : 'not_a_number', cell));
  return null;
}

function readDate(cells: RowCells, key: string, options: ReadingOptions): string | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const date = parseDate(cell, options.date_format);
  if (date === undefined) cells.reasons.push(createRefusal(key, 'not_a_date', cell));
  return date ?? null;
}

function readPay(cells: RowCells, currency: string | null, located: boolean, options: ReadingOptions): number | null {
  const amount = readNumber(cells, 'pay_rate', options);
  if (amount === null) return null;
  if (currency === null) {
    if (located) cells.reasons.push(createRefusal('currency', 'currency_needed', cells.get('currency')));
    return null;
  }
  const minor = amount * 10 ** fractionDigits(currency);
  const whole = Math.round(minor);
  if (Math.abs(minor - whole) > 1e-6)
    cells.reasons.push(createRefusal('pay_rate', 'too_many_decimals', cells.get('pay_rate'), currency));
  if (whole < 0 || whole > MAX_MINOR_UNITS)
    cells.reasons.push(createRefusal('pay_rate', 'out_of_range', cells.get('pay_rate'), '0…'));
  return whole;
}

function readHours(cells: RowCells, options: ReadingOptions): number | null {
  const hours = readNumber(cells, 'contract_hours', options);
  if (hours !== null && (hours < 0 || hours > HOURS_PER_WEEK)) {
    cells.reasons.push(
      createRefusal('contract_hours', 'out_of_range', cells.get('contract_hours'), `0…${HOURS_PER_WEEK}`),
    );
  }
  return hours === null ? null : Math.round(hours * 60);
}

/**
 * Creates a reader of employee rows; `locations` holds the group's locations by number. `locations` holds every
 * location of the group by its number.
 */
export function createEmployeeReader(
  mapping: Mapping,
  options: ReadingOptions,
  width: number,
  locations: ReadonlyMap<string, KnownLocation>,
) {
  const firstLine = firstLines();
  const firstEmail = firstLines();

  return (line: number, cellsOfRow: readonly string[]): RowVerdict<EmployeeRow> => {
    const cells = readCells('EMPLOYEES', mapping, cellsOfRow, width);
    const { get, reasons } = cells;
    const number = get('number');
    const email = get('email').toLowerCase();
    const label = [number, get('first_name'), get('last_name')].filter((part) => part !== '').join(' ');
    if (reasons.some((reason) => reason.rule === 'cell_count')) return { line, label, reasons };

    const first = number === '' ? undefined : firstLine(number, line);
    if (first !== undefined) reasons.push(createRefusal('number', 'duplicate', number, String(first)));
    const sameEmail = email === '' ? undefined : firstEmail(email, line);
    if (sameEmail !== undefined && first === undefined)
      reasons.push(createRefusal('email', 'duplicate', email, String(sameEmail)));
    if (email !== '' && !isEmail(email)) reasons.push(createRefusal('email', 'not_an_email', email));
    const location = locations.get(get('location_number'));
    if (location === undefined && get('location_number') !== '') {
      reasons.push(createRefusal('location_number', 'location_unknown', get('location_number')));
    }
    const written = get('currency').toUpperCase();
    if (written !== '' && !isCurrency(written)) reasons.push(createRefusal('currency', 'currency_unknown', written));
    const currency = isCurrency(written) ? written : (location?.currency ?? null);
    const phone = parsePhone('phone', location === undefined ? '' : get('phone'), location?.country ?? undefined);
    reasons.push(...phone.reasons);
    const parsed = {
      pay_rate: readPay(cells, currency, location !== undefined, options),
      contract_minutes: readHours(cells, options),
      hire_date: readDate(cells, 'hire_date', options),
      birth_date: readDate(cells, 'birth_date', options),
    };
    if (isRefused(reasons) || location === undefined) return { line, label, reasons };
    const row: EmployeeRow = {
      number,
      first_name: get('first_name'),
      last_name: get('last_name'),
      email: emptyToNull(email),
      phone: emptyToNull(phone.phone),
      location_id: location.id,
      position: get('position'),
      department: emptyToNull(get('department')),
      ...parsed,
      currency: parsed.pay_rate === null ? null : currency,
    };
    return { line, label, row, reasons };
  };
}
