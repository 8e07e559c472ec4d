import { implement } from '@hearth/platform/module';
import { editDayNote as contract } from '../../contract/endpoints.ts';
import { announceNotes, getOwnNote, presentOwnNote, refuseWrongDays, withAudience } from '../day-notes.ts';
import { dayNoteRows } from '../queries/day-note.ts';

export const editDayNote = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { version, ...content } = body;
  refuseWrongDays(content);
  const { id } = await getOwnNote(db, grant, params.note_id);
  const change = { ...withAudience(content), updated_by: actor.userId, updated_at: clock.now() };
  const row = await dayNoteRows.replace(db, { id, version }, change);
  await announceNotes(work, grant);
  return presentOwnNote(db, row);
});
