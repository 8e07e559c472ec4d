import { MOST_EXTERNAL_BRANDS } from './limits.ts';

/** What a provider says of somebody, in one form for every kind of provider. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider writes it. */
  readonly email: string | undefined;
  /** The provider says that the address is theirs. */
  readonly isEmailProven: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The provider's codes of locations; undefined when it names none at all. */
  readonly externalBrands: readonly string[] | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the claims of an OIDC id token or userinfo. A name that comes in one piece is cut at its last space.
 * Whether an address is proven is taken from a boolean only: some providers write the text "false".
 */
export function readClaims(
  raw: Readonly<Record<string, unknown>>,
  issuer: string,
  brandClaim: string | null,
): Claims | null {
  const subject = text(raw['sub']);
  if (subject === '' || subject.length > 255) return null;
  const whole = text(raw['name']);
  const cut = whole.lastIndexOf(' ');
  const given = text(raw['given_name']);
  const family = text(raw['family_name']);
  const email = text(raw['email']);
  return {
    issuer,
    subject,
    email: email === '' ? undefined : email,
    isEmailProven: raw['email_verified'] === true,
    firstName: (given !== '' ? given : cut > 0 ? whole.slice(0, cut) : whole).slice(0, 100),
    lastName: (family !== '' ? family : given === '' && cut > 0 ? whole.slice(cut + 1) : '').slice(0, 100),
    externalBrands: brandClaim === null ? undefined : codesIn(raw[brandClaim]),
  };
}

/** A list of texts, or one text with commas; anything else names nothing. */
export function codesIn(value: unknown): readonly string[] | undefined {
  const list: unknown[] | undefined = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : undefined;
  if (list === undefined) return undefined;
  const codes = list.map(text).filter((code) => code !== '');
  return [...new Set(codes)].slice(0, MOST_EXTERNAL_BRANDS);
}
