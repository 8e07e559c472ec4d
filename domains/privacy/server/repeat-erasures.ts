import { forgetDrafts } from '@hearth/domains/applications/service';
import { deleteAnswersOf } from '@hearth/domains/fairness/service';
import { findPerson } from '@hearth/domains/identity/service';
import { forgetOwnStaffConversations } from '@hearth/domains/messaging/service';
import { forgetInPools } from '@hearth/domains/talent-pool/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import { z } from 'zod';
import { END_KEY, hashBytes, verifySheet, sheetKey } from './erasure-sheet.ts';
import type { ErasureEntry, ListEnd } from './erasure-sheet.ts';
import { forgetOne } from './forget.ts';
import { deriveListKeys } from './list-key.ts';
import { isNoted, lockEnd, setEnd } from './queries/erasure-list.ts';

const writtenEnd = z.object({ sheets: z.int(), hash: z.string() });

/**
 * Holds the list of erasures against the database, before anything is served: what was forgotten since the backup that was restored
 * is forgotten once more. Reads only the sheets that this database does not know, each entry a transaction of its own; doing it
 * twice is doing it once. What the list lacks, and what was not written here, is said in the log and not repeated.
 */
export async function repeatErasures(work: FreeWork): Promise<void> {
  let repeated = 0;
  for (;;) {
    const end = await work.run(SYSTEM, ({ db }) => lockEnd(db));
    const bytes = await work.files.get(sheetKey(end.sheets + 1));
    if (bytes === null) {
      await checkEnd(work, end);
      break;
    }
    const keys = await work.run(SYSTEM, ({ db }) => deriveListKeys(db, work.config));
    const sheet = verifySheet(bytes, keys, end);
    if (typeof sheet === 'string')
      work.log.error(
        { sheet: end.sheets + 1, problem: sheet },
        'a sheet of the list of erasures is not to be trusted; it was left out',
      );
    else
      for (const entry of sheet.entries) {
        if (await work.run(SYSTEM, (one) => repeatErasure(one, entry))) repeated += 1;
      }
    await work.run(SYSTEM, async ({ db }) => {
      // Another node may have gone on meanwhile.
      if ((await lockEnd(db)).sheets === end.sheets)
        await setEnd(db, { sheets: end.sheets + 1, hash: hashBytes(bytes) });
    });
  }
  if (repeated > 0)
    work.log.warn({ repeated }, 'a backup was restored: what had been forgotten since was forgotten once more');
}

/** Logs when the list is truncated: the end file or the database knows more sheets. */
async function checkEnd(work: FreeWork, end: ListEnd): Promise<void> {
  const bytes = await work.files.get(END_KEY);
  const written = writtenEnd.safeParse(bytes === null ? null : JSON.parse(bytes.toString()));
  const known = Math.max(end.sheets, written.success ? written.data.sheets : 0);
  const isThere = end.sheets === 0 || (await work.files.size(sheetKey(end.sheets))) !== null;
  if (known > end.sheets || !isThere)
    work.log.error({ known, found: isThere ? end.sheets : end.sheets - 1 }, 'the list of erasures has lost sheets');
}

/** Repeats an erasure; returns false if nothing was left to delete. */
async function repeatErasure(work: Work<'system'>, entry: ErasureEntry): Promise<boolean> {
  if (await isNoted(work.db, entry)) return false;
  if (entry.kind === 'APPLICATION') return (await forgetOne(work, entry.id, 'REPEATED')) === 'FORGOTTEN';
  const person = await findPerson(work.db, entry.id);
  if (person === undefined) return false;
  await inScope(work.db, { kind: 'self', userId: entry.id }, (db) => deleteAnswersOf(db, entry.id));
  await forgetOwnStaffConversations(work.db, entry.id);
  const left = await forgetInPools(work.db, entry.id, work.clock.now(), new Date(entry.at));
  if (person.email !== null && person.isEmailVerified) await forgetDrafts(work, person.email);
  return left > 0;
}
