import type { Language } from '@hearth/i18n/languages';
import { compareText } from '@hearth/i18n/format';

/** A country by its ISO 3166 code, with its name in the language of the page. */
export interface Country {
  readonly id: string;
  readonly label: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
let zones: ReadonlyMap<string, readonly string[]> | undefined;

/** The time zones of every country that the browser knows: of each pair of letters that has one. Asked once, since it takes a while. */
function zonesByCountry(): ReadonlyMap<string, readonly string[]> {
  zones ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .map((code) => [code, new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []] as const)
      .filter(([, known]) => known.length > 0),
  );
  return zones;
}

/** The countries by name. */
export function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const compare = compareText(language);
  return [...zonesByCountry().keys()]
    .flatMap((id) => {
      const label = names.of(id);
      return label === undefined ? [] : [{ id, label }];
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/** The country that a time zone belongs to, or null. */
export function countryOfZone(zone: string): string | null {
  return [...zonesByCountry()].find(([, known]) => known.includes(zone))?.[0] ?? null;
}

/** The zone that goes with a country: the one before where the country has that too, else its only one; null where it has several. */
export function zoneIn(country: string, before: string | null): string | null {
  const known = zonesByCountry().get(country) ?? [];
  if (before !== null && known.includes(before)) return before;
  return known.length === 1 ? (known[0] ?? null) : null;
}
