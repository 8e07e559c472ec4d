import { runDetached, SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { END_KEY, hashBytes, sheetKey, serialiseSheet } from '../erasure-sheet.ts';
import { WRITE_ERASURES } from '../list-job.ts';
import { deriveListKey } from '../list-key.ts';
import { findNotes, lockEnd, removeNotes, setEnd } from '../queries/erasure-list.ts';
import { repeatErasures } from '../repeat-erasures.ts';

const TYPE = 'application/json';
/** Entries of one sheet. */
const AT_ONCE = 500;

/**
 * Writes what was forgotten to the list that lies outside the database. Each sheet is written once and names the one before it;
 * nodes take turns. A sheet that was written while its transaction was lost is read like one that a restored backup lacks.
 */
export const writeErasures = workOn(WRITE_ERASURES, {
  // For what was asked for at its time and failed then.
  cron: '25 * * * *',
  run: async (_data, work) => {
    for (let written = AT_ONCE; written === AT_ONCE && !work.signal.aborted;) {
      await repeatErasures(work);
      written = await writeNextSheet(work);
    }
  },
});

function writeNextSheet(work: FreeWork): Promise<number> {
  return work.run(SYSTEM, async (one) => {
    const { db, files, config } = one;
    const end = await lockEnd(db);
    const notes = await findNotes(db, AT_ONCE);
    const number = end.sheets + 1;
    // Written by a node that was lost: the next round reads it.
    if (notes.length === 0 || (await runDetached(() => files.size(sheetKey(number)))) !== null) return 0;
    const entries = notes.map(({ kind, subject_id: id, at }) => ({ kind, id, at: at.toISOString() }));
    const bytes = serialiseSheet({ number, previous: end.hash, entries }, await deriveListKey(db, config));
    const next = { sheets: number, hash: hashBytes(bytes) };
    // The only files that are waited for within a transaction: its lock is whose turn it is, and no two may write one sheet.
    await runDetached(async () => {
      await files.put(sheetKey(number), bytes, TYPE);
      await files.put(END_KEY, Buffer.from(JSON.stringify(next)), TYPE);
    });
    await setEnd(db, next);
    await removeNotes(
      db,
      notes.map(({ id }) => id),
    );
    return notes.length;
  });
}
