import { grantRole, holdsRole, isRoleCode, canGiveRole, revokeAsSystem } from '@hearth/domains/access/service';
import type { RoleCode } from '@hearth/domains/access/service';
import { toChangeContext } from '@hearth/domains/core/service';
import { isOwnAddress } from '@hearth/domains/federation/service';
import { getPerson } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import { deleteGiven, findGivenRights, findPromised, insertGiven } from './queries/member.ts';
import type { PromisedRight } from './queries/member.ts';
import { lockPeople } from './queries/person.ts';

type SettleContext = Pick<Work, 'db' | 'clock' | 'emit' | 'log'>;

/** Returns a cached check that a token's creator may still give a right. Each answer is remembered. */
function createVoucherCheck({ db, clock }: SettleContext, groupId: string) {
  const known = new Map<string, Promise<boolean>>();
  return async ({ role, brand_id: brandId, vouchers }: PromisedRight): Promise<boolean> => {
    if (!isRoleCode(role)) return false;
    for (const userId of vouchers) {
      const key = JSON.stringify([userId, role, brandId]);
      const answer = known.get(key) ?? canGiveRole(db, userId, { groupId, brandId }, role, clock.now());
      known.set(key, answer);
      if (await answer) return true;
    }
    return false;
  };
}

/**
 * Brings what people hold into step with their directory groups. What no group promises any more is taken away; what one does is
 * given to whoever is active, unless they hold it already, and never more than whoever made the directory's token could give. What
 * was taken by hand is not given again.
 */
export async function settleRights(work: SettleContext, groupId: string, personIds: readonly string[]): Promise<void> {
  const { db, log } = work;
  const people = await lockPeople(db, groupId, personIds);
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return;
  const promised = await findPromised(db, groupId, ids);
  const given = await findGivenRights(db, groupId, ids);
  const keyOf = (right: Pick<PromisedRight, 'person_id' | 'role' | 'brand_id'>) =>
    JSON.stringify([right.person_id, right.role, right.brand_id]);
  const wanted = new Set(promised.map(keyOf));
  for (const right of given.filter((one) => !wanted.has(keyOf(one)))) {
    const isTaken =
      right.grant_id === null || (await revokeAsSystem(db, toChangeContext(work), groupId, right.grant_id));
    if (!isTaken)
      log.warn(
        { group: groupId },
        'a directory’s group is gone, and its last owner stays: nobody else could manage access',
      );
    await deleteGiven(db, right);
  }
  const held = new Set(given.map(keyOf));
  const mayBeGiven = createVoucherCheck(work, groupId);
  for (const person of people.filter((one) => one.is_active))
    for (const right of promised)
      if (right.person_id === person.id && !held.has(keyOf(right)) && (await mayBeGiven(right)))
        await givePromisedRight(work, groupId, person.user_id, right);
}

async function givePromisedRight(
  work: SettleContext,
  groupId: string,
  userId: string,
  right: PromisedRight,
): Promise<void> {
  const { person_id, brand_id } = right;
  // Whoever vouches may give it, so it is one of the roles.
  const role = right.role as RoleCode;
  if (await holdsRole(work.db, userId, { groupId, brandId: brand_id }, role)) return;
  // A directory speaks for its group's own addresses: whoever has another one by now is asked on the access page.
  const { email } = await getPerson(work.db, userId);
  if (email !== null && !(await isOwnAddress(work.db, groupId, email))) return;
  const wanted = { userId, groupId, brandId: brand_id, role, consent: 'DIRECTORY' } as const;
  const grantId = await grantRole(work.db, toChangeContext(work), wanted);
  await insertGiven(work.db, { group_id: groupId, person_id, role, brand_id, grant_id: grantId });
}
