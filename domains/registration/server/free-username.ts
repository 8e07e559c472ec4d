import { randomInt } from 'node:crypto';
import { findPersonByUsername } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import { SUFFIX_DIGITS, SUGGESTIONS } from '../rules/limits.ts';
import { buildSuggestion } from '../rules/username.ts';

/** Is true if no one else has this username. */
export async function isUsernameFree(tx: Tx, username: string, userId: string | null): Promise<boolean> {
  const holder = await findPersonByUsername(tx, username);
  return holder === undefined || holder.id === userId;
}

/**
 * Suggests a free username with random digits; consecutive ones would tell how many are taken. The digits are random:
 * counting up would tell how many have the name.
 */
export async function suggestUsername(tx: Tx, wanted: string, userId: string | null): Promise<string | null> {
  for (let attempt = 0; attempt < SUGGESTIONS; attempt += 1) {
    const digits = String(randomInt(10 ** SUFFIX_DIGITS)).padStart(SUFFIX_DIGITS, '0');
    const suggestion = buildSuggestion(wanted, digits);
    if (await isUsernameFree(tx, suggestion, userId)) return suggestion;
  }
  return null;
}
