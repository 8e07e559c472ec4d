import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { CountryCode } from 'libphonenumber-js/mobile';

/** A number that can take texts, as E.164 writes it; null for any other. Without a prefix it is one of `country`. */
export function parseMobileNumber(written: string, country?: string): string | null {
  const options = { extract: false, ...(country === undefined ? {} : { defaultCountry: country as CountryCode }) };
  const number = parsePhoneNumberFromString(written.trim(), options);
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** A number in groups of figures, as people read it. */
export function formatNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
