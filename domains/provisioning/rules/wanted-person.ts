import { onOneLine } from '@hearth/kit/text/one-line';
import { MOST_EMAILS } from './limits.ts';

/** A person as a directory describes them. */
export interface WantedPerson {
  readonly userName: string;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads a SCIM user. The address is the primary one, the one for work, the first, or the user name where that is one; a name in
 * one piece is cut at its last space. Whoever is not said to be inactive is active.
 */
export function parsePerson(user: Readonly<Record<string, unknown>>): WantedPerson {
  const emails = (Array.isArray(user['emails']) ? user['emails'] : []) as readonly Readonly<Record<string, unknown>>[];
  const chosen =
    emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const userName = text(user['userName']);
  const email = text(chosen?.['value']) || (userName.includes('@') ? userName : '');
  const name = Object(user['name']) as Readonly<Record<string, unknown>>;
  const whole = text(name['formatted']) || text(user['displayName']);
  const cut = whole.lastIndexOf(' ');
  const given = text(name['givenName']);
  const family = text(name['familyName']);
  const isWhole = given === '' && family === '';
  return {
    userName,
    externalId: text(user['externalId']) || null,
    email: email === '' ? null : email,
    firstName: onOneLine(isWhole ? (cut > 0 ? whole.slice(0, cut) : whole) : given).slice(0, 100),
    lastName: onOneLine(isWhole ? (cut > 0 ? whole.slice(cut + 1) : '') : family).slice(0, 100),
    isActive: user['active'] !== false,
  };
}

/**
 * The attributes of a person's core. What stands under the names of other schemas is left out before anything reads it: SCIM's
 * library takes such names apart and writes where they point. Null where there are more addresses than anybody has.
 */
export function pickCoreAttributes(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const own = Object.entries(body).filter(([name]) => /^[a-z][\w$-]*$/i.test(name));
  if (own.some(([, value]) => Array.isArray(value) && value.length > MOST_EMAILS)) return null;
  return Object.fromEntries(own);
}

/** Converts booleans that some directories write as texts. */
export function withPlainBooleans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainBooleans);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      (key === 'active' || key === 'primary' || key === 'value') &&
      typeof item === 'string' &&
      /^(true|false)$/i.test(item)
        ? item.toLowerCase() === 'true'
        : withPlainBooleans(item),
    ]),
  );
}

/** The attributes that are kept here; a change of any other is left out, and said to be. */
const KEPT = new Set(['username', 'externalid', 'active', 'name', 'displayname', 'emails']);

/** Is true if a change has a stored attribute as its path; one without a path brings attributes along. */
export function isStored(path: unknown): boolean {
  if (typeof path !== 'string') return true;
  const bare = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, '');
  return KEPT.has((bare.split(/[.[:]/)[0] ?? '').toLowerCase());
}
