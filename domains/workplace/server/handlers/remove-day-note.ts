import { implement } from '@hearth/platform/module';
import { removeDayNote as contract } from '../../contract/endpoints.ts';
import { announceNotes, getOwnNote } from '../day-notes.ts';
import { dayNoteRows } from '../queries/day-note.ts';

export const removeDayNote = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { id, kind } = await getOwnNote(db, grant, params.note_id);
  const at = clock.now();
  const change = { archived_at: at, updated_by: actor.userId, updated_at: at };
  await dayNoteRows.replace(db, { id, version: body.version }, change);
  await announceNotes(work, grant, [kind]);
  return { removed: true as const };
});
