import { isMailableLength } from '@hearth/kit/text/mail-address';
import type { DateFormat, DecimalMark } from '../contract/schemas.ts';

/**
 * A cell as text: one line, single spaces, no invisible signs except the joiners that some scripts need, and without the mark that
 * exports set before what a spreadsheet would take for a formula, such as a phone number.
 */
export function cleanText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/u, '');
}

const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A decimal number with a point or a comma, thousands allowed. `AUTO` takes the last of two different marks as the
 * decimal one and says 'ambiguous' when a single mark stands before exactly three digits (1,250).
 */
export function parseDecimal(cell: string, mark: DecimalMark): number | 'ambiguous' | 'not_a_number' {
  const text = cell.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const marks = text.replace(/[^.,]/g, '');
  let decimal = mark === 'COMMA' ? ',' : '.';
  if (mark === 'AUTO') {
    const several = new Set(marks).size > 1;
    if (!several && marks.length === 1 && /[.,]\d{3}$/.test(text) && !/^[+-]?0[.,]/.test(text)) return 'ambiguous';
    decimal = several || marks.length === 1 ? marks.slice(-1) : marks.startsWith(',') ? '.' : ',';
  }
  const thousands = decimal === ',' ? '.' : ',';
  const grouped = decimal === ',' ? /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ : /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
  if (text.includes(thousands) && !grouped.test(text)) return 'not_a_number';
  const plain = text.replaceAll(thousands, '').replace(decimal, '.');
  return PLAIN_NUMBER.test(plain) ? Number(plain) : 'not_a_number';
}

/** A coordinate in degrees; it has no thousands, so a comma is always the decimal mark. */
export function parseDegrees(cell: string): number | 'not_a_number' {
  const plain = cell.replace(/\s/g, '').replace(/^[−–]/, '-').replace(',', '.');
  return PLAIN_NUMBER.test(plain) ? Number(plain) : 'not_a_number';
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1900 && year <= 2199 ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

/** A date of the calendar as YYYY-MM-DD. ISO is always read; day or month first only when the import says so. */
export function parseDate(cell: string, format: DateFormat): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/.exec(cell);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(cell);
  if (!parts || format === 'ISO') return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  return format === 'DAY_FIRST' ? isoDate(Number(parts[4]), second, first) : isoDate(Number(parts[4]), first, second);
}

/** The order of day and month that fits all the sample dates; a tie is read day first. */
export function guessDateFormat(samples: readonly string[]): DateFormat {
  const dates = samples.filter((cell) => /^\d{1,2}([./-])\d{1,2}\1\d{4}$/.test(cell));
  if (dates.length === 0) return 'ISO';
  if (dates.every((cell) => parseDate(cell, 'DAY_FIRST') !== undefined)) return 'DAY_FIRST';
  return dates.every((cell) => parseDate(cell, 'MONTH_FIRST') !== undefined) ? 'MONTH_FIRST' : 'DAY_FIRST';
}

/** A time of day as HH:MM, from 9:30, 09:30:00, 9.30, 9h30, 930, 9:30 PM or 24:00 (midnight). */
export function parseTime(cell: string): string | undefined {
  const parts =
    /^(\d{1,2})(?:[:.hH](\d{2})?(?::00)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(cell) ?? /^(\d{1,2})(\d{2})$/.exec(cell);
  if (!parts) return undefined;
  const half = parts[3]?.toLowerCase();
  let hour = Number(parts[1]);
  const minute = Number(parts[2] ?? '0');
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour === 24 && minute === 0) hour = 0;
  return hour < 24 && minute < 60 ? `${pad(hour, 2)}:${pad(minute, 2)}` : undefined;
}

/** Is true if a text looks like an email address that mail can be sent to: one @ and a dotted domain, without spaces. */
export function isEmail(text: string): boolean {
  return isMailableLength(text) && /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
