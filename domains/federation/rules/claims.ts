import { onOneLine } from '@hearth/kit/text/one-line';
import { isStorable, toStorable } from '@hearth/kit/storable';
import { MOST_EXTERNAL_BRANDS } from './limits.ts';

/** A provider's claims about a person, in one form for every kind of provider. */
export interface PersonClaims {
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
const shortenText = (value: string): string => onOneLine(toStorable(value.slice(0, 100)));

/**
 * Reads the claims of an OIDC id token or userinfo. A name that comes in one piece is cut at its last space.
 * Whether an address is proven is taken from a boolean only: some providers write the text "false".
 */
export function readClaims(
  raw: Readonly<Record<string, unknown>>,
  issuer: string,
  brandClaim: string | null,
): PersonClaims | null {
  const subject = text(raw['sub']);
  // Whom it names is never guessed: what cannot be stored as it is names nobody.
  if (subject === '' || subject.length > 255 || !isStorable(subject)) return null;
  const whole = text(raw['name']);
  const cut = whole.lastIndexOf(' ');
  const given = text(raw['given_name']);
  const family = text(raw['family_name']);
  const email = text(raw['email']);
  return {
    issuer,
    subject,
    email: email === '' || !isStorable(email) ? undefined : email,
    isEmailProven: raw['email_verified'] === true,
    firstName: shortenText(given !== '' ? given : cut > 0 ? whole.slice(0, cut) : whole),
    lastName: shortenText(family !== '' ? family : given === '' && cut > 0 ? whole.slice(cut + 1) : ''),
    externalBrands: brandClaim === null ? undefined : parseCodes(raw[brandClaim]),
  };
}

/** Under which names providers send the same thing: plain, as ADFS and Entra spell it, and by its object identifier. */
const SAML_NAMES = {
  email: [
    'email',
    'mail',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  given_name: [
    'givenName',
    'firstName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
  ],
  family_name: [
    'sn',
    'surname',
    'lastName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
  ],
  name: [
    'displayName',
    'name',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
} as const;
const NAME_ID = 'urn:oasis:names:tc:SAML:';

/**
 * Converts a SAML subject and attributes to OIDC claims; a transient subject is refused. A subject for one visit only
 * is none.
 */
export function fromSamlAttributes(
  subject: { readonly value: string; readonly format: string | undefined },
  attributes: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> {
  const first = (names: readonly string[]) =>
    names.map((name) => attributes[name]?.[0]).find((value) => value !== undefined);
  return {
    ...attributes,
    sub: subject.format === `${NAME_ID}2.0:nameid-format:transient` ? undefined : subject.value,
    email:
      first(SAML_NAMES.email) ??
      (subject.format === `${NAME_ID}1.1:nameid-format:emailAddress` ? subject.value : undefined),
    given_name: first(SAML_NAMES.given_name),
    family_name: first(SAML_NAMES.family_name),
    name: first(SAML_NAMES.name),
  };
}

/** Parses a list of texts or one comma-separated text; undefined for anything else. */
export function parseCodes(value: unknown): readonly string[] | undefined {
  const list: unknown[] | undefined = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : undefined;
  if (list === undefined) return undefined;
  const codes = list.map(text).filter((code) => code !== '' && isStorable(code));
  return [...new Set(codes)].slice(0, MOST_EXTERNAL_BRANDS);
}
