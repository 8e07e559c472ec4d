import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { addStandardTypes as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_DOCUMENT_TYPES } from '../../contract/failures.ts';
import { TYPES_PER_BRAND } from '../../rules/limits.ts';
import { announceTypes } from '../announce.ts';
import { insertChanges } from '../queries/change.ts';
import { countTypes, insertNewTypes } from '../queries/type.ts';
import { startersIn } from '../starters.ts';

/** Names are in the caller's language, and can be edited from then on. Adding them again adds nothing. */
export const addStandardTypes = implement(contract, async ({ body }, { db, emit, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const at = clock.now();
  const count = await countTypes(db, groupId, brandId);
  const rows = await insertNewTypes(db, startersIn(body.language, body.starters, { groupId, brandId, at }));
  if (count + rows.length > TYPES_PER_BRAND) throw failure(TOO_MANY_DOCUMENT_TYPES);
  const deed = { about: 'TYPE', action: 'CREATED', groupId, by: actor.userId, at } as const;
  await insertChanges(
    db,
    rows.map(({ id, name, starter }) => ({ ...deed, aboutId: id, detail: { name, starter } })),
  );
  await announceTypes({ emit }, grant);
  return { added: rows.length };
});
