import type { Actor, BrandGrant, Provisioner } from '@hearth/kit/access';
import type { Endpoint } from '@hearth/kit/endpoint';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import type { Tx } from '../database.ts';

/** Authenticates bearer tokens of people; implemented by the identity domain. The identity domain implements it. */
export interface SessionSource {
  /** The caller, or null when the token is not good, expired, or its session or user has ended. Never throws for a bad token. */
  authenticate(token: string): Promise<Actor | null>;
  /** Whether the person has proven their address; so has whoever has none, and came with a card of their group. */
  hasProvenAddress(userId: string): Promise<boolean>;
  /** Writes down that somebody who acts for another person makes this call. Nothing is done in somebody's name that is not written down. */
  noteActing(actor: Actor, endpoint: Pick<Endpoint, 'id' | 'method' | 'transaction'>): Promise<void>;
}

/** What is known of addresses that mail goes to. The identity domain implements it. */
export interface AddressSource {
  /** Those of these addresses that are mailed nothing until their owner has proven them. */
  awaitsProof(tx: Tx<'system'>, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Authenticates tokens of directories; implemented by the provisioning domain. The provisioning domain implements it.
 */
export interface ProvisionerSource {
  /** The directory, or null when the token is not good or was revoked. Refuses with TOO_MANY_REQUESTS when it calls too often. */
  authenticate(token: string): Promise<Provisioner | null>;
}

/** Authenticates API tokens of people and services; implemented by the tokens domain. */
export interface TokenSource {
  /** The caller, or null when the token is unknown, expired or revoked, or its person is deactivated. */
  authenticate(token: string): Promise<Actor | null>;
}

/** The permission that an endpoint requires at a brand. */
export interface AccessRequirement {
  readonly permission?: Permission;
  readonly condition?: ConditionType;
  /** Features that the brand must have one of. */
  readonly services?: readonly string[];
  readonly orBelow: boolean;
}

export type AccessRefusal = 'FORBIDDEN' | 'NOT_FOUND' | 'SUSPENDED' | 'FEATURE_OFF';

/**
 * All permissions of a person, opaque to everyone but the access domain. What it holds is known to the domain that
 * decides.
 */
export interface PersonPolicy {
  readonly userId: string;
}

/** The person whose permissions are checked, reduced during impersonation and by a token. */
export type PermissionSubject = Pick<Actor, 'userId' | 'impersonatorId' | 'token'>;

/** Decides what a person may do where; implemented by the access domain. The access domain implements it. */
export interface PolicySource {
  /** The person's rights as the gate knows them. Inside an open transaction they are read there if they have to be read at all. */
  standingOf(whose: PermissionSubject, tx?: Tx): Promise<PersonPolicy>;
  /** The groups in which the person holds any right; empty for someone without an employer part. */
  groupsOf(whose: PermissionSubject): Promise<readonly string[]>;
  /**
   * The grant, or why not: NOT_FOUND for a brand that does not exist or is in a group where the person has no right at all,
   * SUSPENDED for a brand whose account is suspended, FEATURE_OFF where the person may but the feature is switched off. Inside an open transaction it is read there if it has to be read at all.
   */
  grantAt(
    whose: PermissionSubject,
    brandId: string,
    need: AccessRequirement,
    tx?: Tx,
  ): Promise<BrandGrant | AccessRefusal>;
  /** The first moment at which a right that the person holds now ends by itself, in milliseconds since 1970; null when none does. */
  nextEndOf(whose: PermissionSubject): Promise<number | null>;
  /** A brand with its ancestors, itself included, from the root down; null when it does not exist. */
  pathOf(brandId: string): Promise<readonly string[] | null>;
}
