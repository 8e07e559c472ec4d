import { randomInt } from 'node:crypto';
import { findPersonByUsername } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import { SUFFIX_DIGITS, SUGGESTIONS } from '../rules/limits.ts';
import { suggestionFor } from '../rules/username.ts';

/** Whether nobody but the person themselves has this username. */
export async function isFree(tx: Tx, username: string, userId: string | null): Promise<boolean> {
  const holder = await findPersonByUsername(tx, username);
  return holder === undefined || holder.id === userId;
}

/** A free username much like the wanted one. The digits are random: counting up would tell how many have the name. */
export async function suggestFree(tx: Tx, wanted: string, userId: string | null): Promise<string | null> {
  for (let attempt = 0; attempt < SUGGESTIONS; attempt += 1) {
    const digits = String(randomInt(10 ** SUFFIX_DIGITS)).padStart(SUFFIX_DIGITS, '0');
    const suggestion = suggestionFor(wanted, digits);
    if (await isFree(tx, suggestion, userId)) return suggestion;
  }
  return null;
}
