import { regionName } from '@hearth/i18n/region-name';
import type { Language } from '@hearth/i18n/languages';
import { compareText } from '@hearth/i18n/format';

/** A country by its ISO 3166 code, with its name in the language of the page. */
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

function zonesOf(country: string): readonly string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
}

/** The countries by name. */
export function countriesIn(language: Language): readonly Country[] {
  const compare = compareText(language);
  return COUNTRY_CODES.flatMap((id) => {
    const label = regionName(language, id);
    return label === undefined ? [] : [{ id, label }];
  }).toSorted((a, b) => compare(a.label, b.label));
}

/** The country that a time zone belongs to, or null. The `likely` ones are asked first: all of them take a while. */
export function countryOfZone(zone: string, likely: readonly string[] = []): string | null {
  return [...likely, ...COUNTRY_CODES].find((code) => zonesOf(code).includes(zone)) ?? null;
}

/** The countries that a browser's languages name: PT of pt-PT. */
export function countriesOf(languages: readonly string[]): readonly string[] {
  return languages
    .flatMap((language) => new Intl.Locale(language).region ?? [])
    .filter((code) => COUNTRY_CODES.includes(code));
}

/** The zone that goes with a country: the one before where the country has that too, else its only one; null where it has several. */
export function zoneIn(country: string, before: string | null): string | null {
  const known = zonesOf(country);
  if (before !== null && known.includes(before)) return before;
  return known.length === 1 ? (known[0] ?? null) : null;
}
