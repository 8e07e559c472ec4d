import type { Language } from '@hearth/i18n/languages';
import { compareText } from '@hearth/i18n/format';

/** A country by its ISO 3166 code, with its name in the language of the page. */
export interface Country {
  readonly id: string;
  readonly label: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
let codes: readonly string[] | undefined;

/** The zones of a country; none where the browser does not tell. */
export function zonesOf(country: string): readonly string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
}

/** Every country that the browser knows: a pair of letters that has a time zone. */
function countryCodes(): readonly string[] {
  codes ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => zonesOf(code).length > 0,
  );
  return codes;
}

/** The countries by name. */
export function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const compare = compareText(language);
  return countryCodes()
    .flatMap((id) => {
      const label = names.of(id);
      return label === undefined ? [] : [{ id, label }];
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/** The country that a time zone belongs to, or null. */
export function countryOfZone(zone: string): string | null {
  return countryCodes().find((code) => zonesOf(code).includes(zone)) ?? null;
}

/** The zone that goes with a country: the one before where the country has that too, else its only one; null where it has several. */
export function zoneIn(country: string, before: string | null): string | null {
  const zones = zonesOf(country);
  if (before !== null && zones.includes(before)) return before;
  return zones.length === 1 ? (zones[0] ?? null) : null;
}
