import { BRAND_CHANGED, LOCATIONS_LOADED } from '@hearth/domains/core/events';
import { findBrandPlaces, findServicesOf, listServiceCodes } from '@hearth/domains/core/service';
import type { BrandPlace } from '@hearth/domains/core/service';
import type { BrandGrant, TokenScope } from '@hearth/kit/access';
import type {
  AccessRequirement,
  PolicySource,
  AccessRefusal,
  PermissionSubject,
} from '@hearth/platform/access/sources';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import { POLICY_CHANGED } from '../contract/events.ts';
import { isValidAt } from '../rules/grant.ts';
import { limitToActor } from '../rules/impersonation.ts';
import { limitToToken, serviceRights } from '../rules/token-scope.ts';
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

  /** The features of brands, their own and inherited. */
  readonly #features = new InvalidatingCache<ReadonlySet<string>>(MOST_PLACES, () => true);

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
      this.#features.forgetAll();
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
    const grant = evaluateGrant(snapshot, place, need, this.#now());
    if (need.services === undefined || typeof grant !== 'object') return grant;
    return (await this.#hasOne([brandId, ...grant.nodes], need.services, tx)) ? grant : 'FEATURE_OFF';
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

  /** Whether one of some brands has one of these features, passively at least. */
  async #hasOne(brandIds: readonly string[], services: readonly string[], tx: Tx | undefined): Promise<boolean> {
    for (const brandId of new Set(brandIds)) {
      const features = await this.#featuresOf(brandId, tx);
      if (services.some((code) => features.has(code))) return true;
    }
    return false;
  }

  async #featuresOf(brandId: string, tx: Tx | undefined): Promise<ReadonlySet<string>> {
    const place = await this.#place(brandId, tx);
    if (place === null) return new Set();
    const read = async (db: Tx): Promise<ReadonlySet<string>> =>
      listServiceCodes((await findServicesOf(db, [place])).get(place.id) ?? [], { allowPassive: true });
    if (tx !== undefined) return this.#features.getWithin(false, brandId, () => inScope(tx, SYSTEM, read));
    return this.#features.get(brandId, () => this.#platform.database.run(SYSTEM, read, { readOnly: true }));
  }

  #now(): number {
    return this.#platform.clock.now().getTime();
  }

  async #snapshot({ userId, impersonatorId, token }: PermissionSubject, tx?: Tx): Promise<PolicySnapshot> {
    if (token !== undefined) return this.#tokenSnapshot(userId, token, tx);
    const own = await this.#read(userId, tx);
    if (impersonatorId === undefined) return own;
    const actor = await this.#read(impersonatorId, tx);
    return { ...own, grants: limitToActor(own.grants, actor.grants, this.#now()) };
  }

  /** What a token may do: a part of its person's rights, or those that a group gave the service. Nothing once its brand is gone. */
  async #tokenSnapshot(userId: string, token: TokenScope, tx?: Tx): Promise<PolicySnapshot> {
    const place = await this.#place(token.brandId, tx);
    if (place === null || place.groupId !== token.groupId) return { userId, grants: [], personas: new Map() };
    const at = { groupId: place.groupId, path: place.ancestorIds };
    if (token.kind === 'PERSONAL') {
      const own = await this.#read(userId, tx);
      return { ...own, grants: limitToToken(own.grants, token, at) };
    }
    const grant = {
      ...at,
      id: token.id,
      brandId: place.id,
      brandType: place.type,
      role: null,
      roleName: null,
      rights: serviceRights(token),
      validFrom: 0,
      validUntil: token.validUntil,
      suspended: place.status === 'suspended',
    };
    return { userId, grants: [grant], personas: new Map() };
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
