import { regionName } from '@hearth/i18n/region-name';
import type { Language } from '@hearth/i18n/languages';
import { compareText } from '@hearth/i18n/format';

/** A country by its ISO 3166 code, with its name in the page's language. */
export interface Country {
  readonly id: string;
  readonly label: string;
}

/** The countries that the server knows: those of the migration, each with its currency there. */
export const COUNTRY_CODES: readonly string[] = [
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC',
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA',
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE',
  'KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS',
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO',
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT',
  'TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '));

function zonesOfCountry(country: string): readonly string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
}

/** Lists the countries by name. */
export function listCountries(language: Language): readonly Country[] {
  const compare = compareText(language);
  return COUNTRY_CODES.flatMap((id) => {
    const label = regionName(language, id);
    return label === undefined ? [] : [{ id, label }];
  }).toSorted((a, b) => compare(a.label, b.label));
}

/**
 * Finds the country of a time zone; null if unknown. Tries `likely` first, since all take a while. The `likely` ones
 * are asked first: all of them take a while.
 */
export function findCountryOfZone(zone: string, likely: readonly string[] = []): string | null {
  return [...likely, ...COUNTRY_CODES].find((code) => zonesOfCountry(code).includes(zone)) ?? null;
}

/** The countries in a browser's languages: PT in pt-PT. */
export function parseCountries(languages: readonly string[]): readonly string[] {
  return languages
    .flatMap((language) => new Intl.Locale(language).region ?? [])
    .filter((code) => COUNTRY_CODES.includes(code));
}

/** Keeps the zone if the country has it, else takes its only one; null if there are several. */
export function chooseZone(country: string, before: string | null): string | null {
  const known = zonesOfCountry(country);
  if (before !== null && known.includes(before)) return before;
  return known.length === 1 ? (known[0] ?? null) : null;
}
