import { compareText } from '@hearth/i18n/format';
import type { Language } from '@hearth/i18n/languages';
import { regionName } from '@hearth/i18n/region-name';

/** The default country of a language, for browsers that do not state one. */
const HOME_COUNTRY: Readonly<Record<Language, string>> = {
  en: 'gb',
  fr: 'fr',
  de: 'de',
  es: 'es',
  pl: 'pl',
  ru: 'ru',
  ar: 'ae',
  tr: 'tr',
};

/** The names of countries in a language, by their codes in small letters; a code without a name is left out. */
export function countryNames(codes: readonly string[], language: Language): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = regionName(language, code.toUpperCase());
      return name === undefined ? [] : [[code, name]];
    }),
  );
}

/** Countries in the order of a dictionary of the language. */
export function byName<Country extends { name: string }>(countries: readonly Country[], language: Language): Country[] {
  const compare = compareText(language);
  return countries.toSorted((one, other) => compare(one.name, other.name));
}

/**
 * The country a number is first taken to be of: that of the place that it is asked for, else the first region that the browser's
 * languages name, else that of the page's language.
 */
export function homeCountry(tags: readonly string[], language: Language, place?: string): string {
  if (place !== undefined && /^[A-Z]{2}$/iu.test(place)) return place.toLowerCase();
  for (const tag of tags) {
    const region = /-([A-Z]{2})\b/u.exec(tag)?.[1];
    if (region !== undefined) return region.toLowerCase();
  }
  return HOME_COUNTRY[language];
}
