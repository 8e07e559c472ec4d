import type { ConditionType, Permission } from './permissions.ts';

/** The part of a request that names the brand whose permissions are checked. */
export type BrandLocator = { readonly in: 'params' | 'query' | 'body'; readonly name: string };

/**
 * Who may call an endpoint; there is no default, so every endpoint declares it. There is no default: an endpoint
 * without it does not compile.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | {
      readonly kind: 'signedIn';
      /** Also for those who have yet to set up what is demanded of them; everything else waits until they have. */
      readonly whileRestricted?: boolean;
    }
  | { readonly kind: 'employer' }
  /** A directory of a group, by a token of its own: nobody's session. */
  | { readonly kind: 'provisioner' }
  | {
      readonly kind: 'brand';
      readonly place: BrandLocator;
      /** Absent: any right at the brand is enough. */
      readonly permission?: Permission;
      readonly condition?: ConditionType;
      /** Features that the brand must have one of, switched on or passively. */
      readonly services?: readonly string[];
      /** A right at some brand below is enough; the handler then sees only those parts of the tree. */
      readonly orBelow: boolean;
    }
  /** A party of the application that a path parameter names: its candidate, or whoever holds the permission where it went. */
  | { readonly kind: 'party'; readonly application: string; readonly permission: Permission }
  /** The house's side alone. */
  | { readonly kind: 'house'; readonly application: string; readonly permission: Permission }
  /** The candidate alone. */
  | { readonly kind: 'candidate'; readonly application: string };

/** No login needed. The handler runs in the public scope. The specification's list of such calls is closed. */
export function anyone(): { readonly kind: 'anyone' } {
  return { kind: 'anyone' };
}

/** Any signed-in person; the handler sees only the caller's own rows. */
export function signedIn(options: { readonly whileRestricted?: true } = {}): {
  readonly kind: 'signedIn';
  readonly whileRestricted?: true;
} {
  return { kind: 'signedIn', ...options };
}

/** A signed-in person with an employer part; the handler sees the rows of all groups that they hold a right in. */
export function employer(): { readonly kind: 'employer' } {
  return { kind: 'employer' };
}

/** The directory of a group, which keeps its people up to date; the handler sees that group's rows. */
export function provisioner(): { readonly kind: 'provisioner' } {
  return { kind: 'provisioner' };
}

type BrandAccess = Extract<Access, { kind: 'brand' }>;
interface BrandOptions {
  readonly condition?: ConditionType;
  /** Features that the brand must have one of: without them its pages are closed, and so is the call. */
  readonly services?: readonly string[];
  readonly orBelow?: boolean;
  readonly in?: BrandLocator['in'];
}

/** Someone who holds the permission at the brand named by a path parameter (or query or body field), or at an ancestor of it. */
export function brand(name: string, permission?: Permission, options: BrandOptions = {}): BrandAccess {
  return {
    kind: 'brand',
    place: { in: options.in ?? 'params', name },
    orBelow: options.orBelow ?? false,
    ...(permission === undefined ? {} : { permission }),
    ...(options.condition === undefined ? {} : { condition: options.condition }),
    ...(options.services === undefined ? {} : { services: options.services }),
  };
}

type AccessOf<Kind extends Access['kind']> = Extract<Access, { kind: Kind }>;

/**
 * Either party of the application that a path parameter names: its candidate, whose handler sees their own rows, or someone who
 * holds the permission at its location, whose handler sees the group's. To everybody else there is no such application.
 */
export function party(application: string, permission: Permission): AccessOf<'party'> {
  return { kind: 'party', application, permission };
}

/** Someone who holds the permission at the location of an application; to everybody else, its candidate too, there is none. */
export function house(application: string, permission: Permission): AccessOf<'house'> {
  return { kind: 'house', application, permission };
}

/** The candidate of an application; to everybody else there is none. */
export function candidate(application: string): AccessOf<'candidate'> {
  return { kind: 'candidate', application };
}

declare const granted: unique symbol;

/** A brand id that the gate has checked the caller's right at. Queries take this and never a bare string. */
export type GrantedBrandId = string & { readonly [granted]: true };

/** The codes that a permission is narrowed to. `null` is unrestricted; a list is never empty. */
export type PermittedCodes = readonly [string, ...string[]] | null;

/** Proof that the caller holds a permission at a brand. */
export interface BrandGrant {
  readonly brandId: GrantedBrandId;
  readonly groupId: string;
  /** The topmost brands at or below `brandId` where the permission holds: just `brandId` unless the access says `orBelow`. */
  readonly nodes: readonly [GrantedBrandId, ...GrantedBrandId[]];
  readonly codes: PermittedCodes;
  /** Whether the caller also holds another permission at this brand. */
  holds(permission: Permission): boolean;
}

/** The directory that calls, by one of its group's tokens. */
export interface Provisioner {
  readonly tokenId: string;
  readonly groupId: string;
}

/** What an API token lets its holder do: never more than the person, or what the group gave the service. */
export interface TokenScope {
  readonly id: string;
  /** A person's token takes from their own permissions. A service's permissions are those named here. */
  readonly kind: 'PERSONAL' | 'SERVICE';
  readonly groupId: string;
  /** It reaches this brand and everything below it. */
  readonly brandId: string;
  readonly permissions: readonly Permission[];
  /** The first moment at which it no longer holds, in milliseconds since 1970. */
  readonly validUntil: number;
}

/** The signed-in caller. There is no other source of identity: nothing in a body, query or header names a user. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly epoch: number;
  /** The person behind an impersonated session. */
  readonly impersonatorId?: string;
  /** Present while they may do nothing but set up what is demanded of them. */
  readonly restrictedTo?: 'SECOND_FACTOR_SETUP';
  /** Present when an API token calls instead of a session. */
  readonly token?: TokenScope;
}
