import type { BrandGrant, GrantedBrandId, PermittedCodes } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import { decide } from '../rules/decision.ts';
import type { CommonParts } from '../rules/decision.ts';
import { lastNode } from '../rules/grant.ts';
import type { BrandPath } from '../rules/grant.ts';
import type { PolicySnapshot } from './snapshot.ts';

/** The gate's proof for handlers, with the details that this domain's own calls need. */
export class GateGrant implements BrandGrant {
  readonly brandId: GrantedBrandId;
  readonly groupId: string;
  readonly nodes: readonly [GrantedBrandId, ...GrantedBrandId[]];
  readonly codes: PermittedCodes;
  readonly place: BrandPath;
  readonly snapshot: PolicySnapshot;
  readonly now: number;
  readonly #common: CommonParts;
  readonly #honours: ConditionType | undefined;

  constructor(
    place: BrandPath,
    common: CommonParts,
    honours: ConditionType | undefined,
    snapshot: PolicySnapshot,
    now: number,
  ) {
    const [first, ...rest] = common.parts;
    this.brandId = lastNode(place) as GrantedBrandId;
    this.groupId = place.groupId;
    this.nodes = [first.brandId as GrantedBrandId, ...rest.map((part) => part.brandId as GrantedBrandId)];
    this.codes = common.codes;
    this.place = place;
    this.snapshot = snapshot;
    this.now = now;
    this.#common = common;
    this.#honours = honours;
  }

  /** Whether another permission holds wherever this grant does, for at least its codes. */
  holds(permission: Permission): boolean {
    const question = { permission, honours: this.#honours };
    return this.#common.parts.every((part) => {
      const place = { groupId: this.groupId, path: part.path };
      const decision = decide(this.snapshot.grants, place, question, this.now);
      if (!decision.allowed) return false;
      const { codes } = decision;
      return codes === null || (this.codes !== null && this.codes.every((code) => codes.includes(code)));
    });
  }
}
