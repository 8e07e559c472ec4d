import { BRAND_CHANGED, LOCATIONS_LOADED } from '@hearth/domains/core/events';
import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import type {
  AccessRequirement,
  PolicySource,
  AccessRefusal,
  PermissionSubject,
} from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import { POLICY_CHANGED } from '../contract/events.ts';
import { isValidAt } from '../rules/grant.ts';
import { limitToActor } from '../rules/impersonation.ts';
import { evaluateGrant } from './grant-from.ts';
import { InvalidatingCache } from './kept.ts';
import { findGroups, readSnapshot } from './snapshot.ts';
import type { PolicySnapshot } from './snapshot.ts';

const MOST_PEOPLE = 10_000;
const MOST_PLACES = 50_000;

/** A policy source that answers from memory; a warm answer needs no query. */
export class CachedPolicySource implements PolicySource {
  readonly #platform: Platform;
  /** Nothing is kept of people without rights: theirs may begin the next moment, as at the end of a sign-up. */
  readonly #people = new InvalidatingCache<PolicySnapshot>(MOST_PEOPLE, (snapshot) => snapshot.grants.length > 0);
  /** Places that do not exist are not kept: they may be made the next moment. */
  readonly #places = new InvalidatingCache<BrandPlace | null>(MOST_PLACES, (place) => place !== null);

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.onEvent(POLICY_CHANGED, (event) => {
      const { user_id: userId = null, role_id: roleId = null } = event?.data ?? {};
      if (userId !== null) this.#people.forget(userId);
      else if (roleId !== null) this.#people.forgetWhere(({ grants }) => hasRole(grants, roleId));
      else this.#people.forgetAll();
    });
    // A move changes paths anywhere below, in places and in grants alike; it is rare enough to start afresh.
    const forget = (): void => {
      this.#places.forgetAll();
      this.#people.forgetAll();
    };
    platform.onEvent(BRAND_CHANGED, (event) => {
      const action = event?.data.action;
      if (action !== 'CREATED' && action !== 'CHANGED') forget();
    });
    platform.onEvent(LOCATIONS_LOADED, (event) => {
      if (event?.data.updated !== 0) forget();
    });
  }

  async groupsOf(whose: PermissionSubject): Promise<readonly string[]> {
    const snapshot = await this.#snapshot(whose);
    const groups = findGroups(snapshot, this.#now());
    const roots = await Promise.all(groups.map((id) => this.#place(id)));
    return groups.filter((_id, index) => roots[index]?.status !== 'suspended');
  }

  standingOf(whose: PermissionSubject, tx?: Tx): Promise<PolicySnapshot> {
    return this.#snapshot(whose, tx);
  }

  async grantAt(
    whose: PermissionSubject,
    brandId: string,
    need: AccessRequirement,
    tx?: Tx,
  ): Promise<BrandGrant | AccessRefusal> {
    const snapshot = await this.#snapshot(whose, tx);
    const place = await this.#place(brandId, tx);
    return evaluateGrant(snapshot, place, need, this.#now());
  }

  async nextEndOf(whose: PermissionSubject): Promise<number | null> {
    const now = this.#now();
    const { grants } = await this.#snapshot(whose);
    const ends = grants.flatMap((grant) =>
      isValidAt(grant, now) && grant.validUntil !== null ? [grant.validUntil] : [],
    );
    return ends.length === 0 ? null : Math.min(...ends);
  }

  async pathOf(brandId: string): Promise<readonly string[] | null> {
    return (await this.#place(brandId))?.ancestorIds ?? null;
  }

  #now(): number {
    return this.#platform.clock.now().getTime();
  }

  async #snapshot({ userId, impersonatorId }: PermissionSubject, tx?: Tx): Promise<PolicySnapshot> {
    const own = await this.#read(userId, tx);
    if (impersonatorId === undefined) return own;
    const actor = await this.#read(impersonatorId, tx);
    return { ...own, grants: limitToActor(own.grants, actor.grants, this.#now()) };
  }

  #read(userId: string, tx?: Tx): Promise<PolicySnapshot> {
    // What a writing transaction reads may never be committed, so it is used and not kept.
    if (tx !== undefined) return this.#people.getWithin(tx.readOnly, userId, () => readSnapshot(tx, userId));
    return this.#people.get(userId, () =>
      this.#platform.database.run(SYSTEM, (db) => readSnapshot(db, userId), { readOnly: true }),
    );
  }

  #place(brandId: string, tx?: Tx): Promise<BrandPlace | null> {
    const read = async (db: Tx): Promise<BrandPlace | null> => (await findBrandPlaces(db, [brandId]))[0] ?? null;
    // In its own scope a transaction may see less than there is, so what it reads of places is never kept.
    if (tx !== undefined) return this.#places.getWithin(false, brandId, () => read(tx));
    return this.#places.get(brandId, () => this.#platform.database.run(SYSTEM, read, { readOnly: true }));
  }
}

function hasRole(grants: PolicySnapshot['grants'], roleId: string): boolean {
  return grants.some((grant) => grant.role === roleId);
}
