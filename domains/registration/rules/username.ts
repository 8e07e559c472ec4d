import { trimEnds } from '@hearth/kit/text/trim-letters';

const LONGEST = 60;

/** Why a username is invalid, apart from being taken. */
export type UsernameProblem = 'short' | 'long' | 'characters';

/** A username in lower case, as it is stored and compared. */
export function canonicalUsername(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/**
 * Finds why a username is invalid; an `@` is refused, since it could be another person's address. An `@` is refused,
 * because whoever signs in may type an address or a username, and one person's username must never be another's
 * address.
 */
export function findUsernameProblem(username: string): UsernameProblem | undefined {
  if (username.length < 3) return 'short';
  if (username.length > LONGEST) return 'long';
  return /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/.test(username) ? undefined : 'characters';
}

/** Builds a username from the allowed characters before an `@` and some digits. */
export function buildSuggestion(wanted: string, digits: string): string {
  const [name = ''] = canonicalUsername(wanted).split('@', 1);
  const stem = trimEnds(name.replace(/[^a-z0-9._-]/g, ''), /[._-]/).slice(0, LONGEST - digits.length);
  return `${stem === '' ? 'user' : stem}${digits}`;
}
