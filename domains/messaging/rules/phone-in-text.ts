import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * Is true if a text holds a phone number; `country` is the default. Loads the plans of all countries. `country` is
 * where one without a country is from. Comes with the plans of all countries: loaded when needed.
 */
export function hasPhone(text: string, country?: string): boolean {
  const from = country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {};
  return findPhoneNumbersInText(text, from).length > 0;
}
