import { LANGUAGES } from '@hearth/kit/constants';
import { normalizeHeader } from './guess-mapping.ts';

/** Codes that name no country: unions, test regions, and parts that have no code of their own in ISO 3166. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRY.has(code) && ENGLISH.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
);

/** Spellings that files use and no list of names holds. */
const ALIASES = { uk: 'GB', usa: 'US', uae: 'AE', el: 'GR', holland: 'NL', england: 'GB', scotland: 'GB', wales: 'GB' };

/** Codes, and the names in the eight languages, as plain text → ISO 3166 code. */
const BY_NAME = new Map<string, string>([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return CODES.map((code): [string, string] => [normalizeHeader(names.of(code) ?? code), code]);
  }),
  ...CODES.map((code): [string, string] => [code.toLowerCase(), code]),
  ...Object.entries(ALIASES),
]);

/** The ISO 3166 code of a country given by code or by name in one of the eight languages. */
export function parseCountry(cell: string): string | undefined {
  return BY_NAME.get(normalizeHeader(cell));
}

/** The English name of a country; the code itself if there is none. */
export function countryName(code: string): string {
  return ENGLISH.of(code) ?? code;
}

/** Is true if a code is a currency in use, as far as the runtime knows. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
