import { getBrandPath, handOf } from '@hearth/domains/core/service';
import { canonicalEmail, findPersonByEmail } from '@hearth/domains/identity/service';
import { failure, invalid } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { addGrant as contract } from '../../contract/endpoints.ts';
import { ENDS_BEFORE_START, NOT_YOURS_TO_GIVE, UNKNOWN_USER } from '../../contract/failures.ts';
import { conditionsFrom, CONDITION_TYPES } from '../../rules/conditions.ts';
import { mayOffer } from '../../rules/elevation.ts';
import { isRoleCode, ROLES } from '../../rules/roles.ts';
import { give } from '../change-rights.ts';
import { presentGrants } from '../present-grant.ts';
import { readSnapshot } from '../snapshot.ts';

export const addGrant = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const { role } = body;
  if (!isRoleCode(role)) throw invalid([{ field: 'role', rule: 'known_role', message: 'must be one of the roles' }]);
  const validFrom = body.valid_from === undefined ? now : new Date(body.valid_from);
  const validUntil = body.valid_until === null ? null : new Date(body.valid_until);
  if (validUntil !== null && validUntil <= validFrom) throw failure(ENDS_BEFORE_START);
  const conditions = conditionsFrom(CONDITION_TYPES.map((type) => ({ type, codes: body.conditions[type] ?? [] })));

  // Read here and not from memory: what is given away must be held at this very moment.
  const { grants } = await readSnapshot(db, actor.userId);
  const path = (await getBrandPath(db, grant.brandId)).map((brand) => brand.id);
  const offer = {
    permissions: ROLES[role].permissions,
    conditions,
    validFrom: validFrom.getTime(),
    validUntil: validUntil?.getTime() ?? null,
  };
  const answer = mayOffer(grants, { groupId: grant.groupId, path }, offer, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });

  const email = canonicalEmail(body.email);
  const person = email === null ? undefined : await findPersonByEmail(db, email);
  if (person === undefined) throw failure(UNKNOWN_USER);
  const row = await give(db, handOf(work, actor.userId), {
    userId: person.id,
    groupId: grant.groupId,
    brandId: grant.brandId,
    role,
    conditions,
    validFrom,
    validUntil,
  });
  const [line] = await presentGrants(db, [row]);
  if (line === undefined) throw new Error('A grant that was just given could not be shown.');
  return line;
});
