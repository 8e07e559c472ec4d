import { trimEnds } from '@hearth/kit/trim-letters';

const LONGEST = 60;

/** Why a username cannot be chosen, apart from being taken. */
export type UsernameFault = 'short' | 'long' | 'characters';

/** A username as it is kept and compared: usernames do not differ by case. */
export function canonicalUsername(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/**
 * What is wrong with a chosen username; undefined when nothing is. An `@` is refused, because whoever signs in may type an
 * address or a username, and one person's username must never be another's address.
 */
export function usernameFault(username: string): UsernameFault | undefined {
  if (username.length < 3) return 'short';
  if (username.length > LONGEST) return 'long';
  return /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/.test(username) ? undefined : 'characters';
}

/** A username much like the wanted one: the part before an `@`, what is allowed of it, and some digits. */
export function suggestionFor(wanted: string, digits: string): string {
  const [name = ''] = canonicalUsername(wanted).split('@', 1);
  const stem = trimEnds(name.replace(/[^a-z0-9._-]/g, ''), /[._-]/).slice(0, LONGEST - digits.length);
  return `${stem === '' ? 'user' : stem}${digits}`;
}
