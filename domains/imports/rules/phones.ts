import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { Reason } from '../contract/schemas.ts';
import { createWarning } from './reasons.ts';

export interface PhoneVerdict {
  readonly phone: string;
  readonly reasons: readonly Reason[];
}

/**
 * A phone number in its international form when it can be one in that country (`+376 818 720` → `+376818720`), otherwise as
 * it was written. A number that a spreadsheet has turned into 4.20235E+11, or that has no digits, is left out.
 */
export function parsePhone(field: string, cell: string, country: string | undefined): PhoneVerdict {
  if (cell === '') return { phone: '', reasons: [] };
  const digits = cell.replace(/\D/g, '').length;
  if (/^\d+(?:[.,]\d*)?e\+?\d+$/i.test(cell) || digits < 3) {
    return { phone: '', reasons: [createWarning(field, 'phone_damaged', cell)] };
  }
  const parsed = parsePhoneNumberFromString(cell, country as CountryCode | undefined);
  if (parsed?.isPossible())
    return { phone: parsed.ext ? `${parsed.number} x${parsed.ext}` : parsed.number, reasons: [] };
  const abroad = parsePhoneNumberFromString(`+${cell.replace(/\D/g, '')}`);
  if (abroad?.isPossible() && abroad.country === country) return { phone: abroad.number, reasons: [] };
  return { phone: cell, reasons: [createWarning(field, 'phone_kept', cell)] };
}
