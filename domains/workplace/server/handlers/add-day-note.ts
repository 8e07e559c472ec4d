import { getBrand } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import { addDayNote as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_DAY_NOTES } from '../../contract/failures.ts';
import { MOST_DAY_NOTES } from '../../rules/limits.ts';
import { announceNotes, countedFrom, presentNote, refuseWrongDays, withAudience } from '../day-notes.ts';
import { countDayNotes, findDayNoteByKey, insertDayNotes } from '../queries/day-note.ts';

export const addDayNote = implement(contract, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const { groupId, brandId } = grant;
  refuseWrongDays(body);
  const at = clock.now();
  const brand = await getBrand(db, brandId);
  const today = localDay(at, brand.timeZone ?? 'UTC');
  const count = await countDayNotes(db, brandId, { from: countedFrom(body, today) });
  const sender = { placeId: brandId, userId: actor.userId };
  const made = await findDayNoteByKey(db, groupId, body.idempotency_key, sender);
  if (made !== undefined) return presentNote(made, brand.name, brandId);
  if (count >= MOST_DAY_NOTES) throw failure(TOO_MANY_DAY_NOTES);
  const row = {
    ...withAudience(body),
    ...initialVersion({ by: actor.userId, at }),
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
  };
  await insertDayNotes(db, [row]);
  await announceNotes(work, grant, [row.kind]);
  return presentNote(row, brand.name, brandId);
});
