import { getBrand, toChangeContext } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import type { Permission } from '@hearth/kit/permissions';
import type { Work } from '@hearth/platform/module';
import type { Conditions } from '../rules/conditions.ts';
import type { RoleCode } from '../rules/roles.ts';
import { grantRole } from '../server/service.ts';

type Doing = Pick<Work<'system'>, 'db' | 'clock' | 'emit' | 'config'>;

/** A grant for a test: a role by its code, or a list of permissions. */
export interface TestGrant {
  readonly brandId: string;
  readonly as: RoleCode | readonly Permission[];
  readonly conditions?: Conditions;
  readonly validUntil?: Date;
}

/** Gives a person, whose address counts as verified, a right at a brand. */
export async function makeGrant(work: Doing, userId: string, wish: TestGrant): Promise<string> {
  const { groupId } = await getBrand(work.db, wish.brandId);
  await markEmailVerified(work, userId);
  return grantRole(work.db, toChangeContext(work), {
    userId,
    consent: 'SEED',
    groupId,
    brandId: wish.brandId,
    ...(wish.conditions === undefined ? {} : { conditions: wish.conditions }),
    ...(wish.validUntil === undefined ? {} : { validUntil: wish.validUntil }),
    ...(typeof wish.as === 'string' ? { role: wish.as } : { permissions: wish.as }),
  });
}

/** Adds a person who belongs to the group of a brand without any right there yet: to be given some at once. */
export function makeMember(work: Doing, brandId: string): Promise<MadeUser> {
  return makeEmployer(work, { brandId, as: [] });
}

/** Adds a person who can sign in and has these rights. */
export async function makeEmployer(work: Doing, ...wishes: readonly TestGrant[]): Promise<MadeUser> {
  const user = await makeUser(work);
  for (const wish of wishes) await makeGrant(work, user.userId, wish);
  return user;
}
