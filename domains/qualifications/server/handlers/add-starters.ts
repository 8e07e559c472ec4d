import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { addStarters as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_QUALIFICATIONS } from '../../contract/failures.ts';
import { QUALIFICATIONS_PER_BRAND } from '../../rules/limits.ts';
import { insertChanges } from '../queries/change.ts';
import { countQualifications, insertNewQualifications } from '../queries/qualification.ts';
import { startersIn } from '../starters.ts';

/** Names and levels are in the caller's language, and can be edited from then on. Adding them again adds nothing. */
export const addStarters = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const at = clock.now();
  const count = await countQualifications(db, groupId, brandId);
  const rows = await insertNewQualifications(db, startersIn(body.language, body.starters, { groupId, brandId, at }));
  if (count + rows.length > QUALIFICATIONS_PER_BRAND) throw failure(TOO_MANY_QUALIFICATIONS);
  const deed = { about: 'QUALIFICATION', action: 'CREATED', groupId, by: actor.userId, at } as const;
  await insertChanges(
    db,
    rows.map(({ id, name, kind, starter }) => ({ ...deed, aboutId: id, detail: { name, kind, starter } })),
  );
  return { added: rows.length };
});
