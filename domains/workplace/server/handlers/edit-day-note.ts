import { getBrand } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { editDayNote as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_DAY_NOTES } from '../../contract/failures.ts';
import { MOST_DAY_NOTES } from '../../rules/limits.ts';
import { announceNotes, countedFrom, getOwnNote, presentOwnNote, refuseWrongDays, withAudience } from '../day-notes.ts';
import { countDayNotes, dayNoteRows } from '../queries/day-note.ts';

export const editDayNote = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { version, ...content } = body;
  refuseWrongDays(content);
  const before = await getOwnNote(db, grant, params.note_id);
  if (
    content.starts_on !== before.starts_on ||
    content.ends_on !== before.ends_on ||
    content.is_yearly !== before.is_yearly
  ) {
    const { timeZone } = await getBrand(db, grant.brandId);
    const from = countedFrom(content, localDay(clock.now(), timeZone ?? 'UTC'));
    const others = await countDayNotes(db, grant.brandId, { from, exceptId: before.id });
    if (others >= MOST_DAY_NOTES) throw failure(TOO_MANY_DAY_NOTES);
  }
  const change = { ...withAudience(content), updated_by: actor.userId, updated_at: clock.now() };
  const row = await dayNoteRows.replace(db, { id: before.id, version }, change);
  await announceNotes(work, grant, [before.kind, row.kind]);
  return presentOwnNote(db, row);
});
