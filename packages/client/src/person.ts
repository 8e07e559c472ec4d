import type { Permission } from '@hearth/kit/permissions';
import { createContext, use } from 'react';
import type { UserInfo } from './session.ts';

/** The brand that an employer looks at, with what it has and what the reader may do there. */
export interface CurrentBrand {
  readonly id: string;
  readonly groupId: string;
  readonly parentId: string | null;
  readonly type: string;
  readonly name: string;
  /** The type contains `GP` (the brand context's reading). */
  readonly topLevel: boolean;
  readonly timeZone: string;
  readonly currency: string;
  readonly locationCount: number;
  /** The brands above it, root first, without itself. */
  readonly path: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** Codes of the services that are ACTIVE or PASS, sub-services as `CODE_SUB`. */
  readonly services: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  /** What the reader may do at some brand below and not here; absent in a brand that an older release kept for reading offline. */
  readonly permissionsBelow?: ReadonlySet<string>;
}

/** The person of this page and the brand in view; no brand for employees and candidates. */
export interface Person {
  readonly user: UserInfo;
  readonly brand: CurrentBrand | null;
  /** The services of the brand that an employer enters at, whichever is in view; empty for everybody else. */
  readonly entryServices: ReadonlySet<string>;
}

/** The person, and how another brand is chosen. */
export interface PersonAccess extends Person {
  readonly chooseBrand: (brandId: string) => Promise<void>;
}

/** Set by the signed-in layout. */
export const PersonContext = createContext<PersonAccess | null>(null);

/** The person of this page with the brand in view; only behind the login. */
export function usePerson(): PersonAccess {
  const person = use(PersonContext);
  if (person === null) throw new Error('Nobody is signed in here: the page is rendered outside the signed-in layout.');
  return person;
}

/** The signed-in person. */
export function useUser(): UserInfo {
  return usePerson().user;
}

/** The brand in view; for pages of employers. */
export function useBrand(): CurrentBrand {
  const { brand } = usePerson();
  if (brand === null) throw new Error('There is no brand in view: this page is for employers.');
  return brand;
}

/**
 * Tells if a brand has one of these services; true if none are required. Of no services the answer is yes: none is
 * needed.
 */
export function hasService(brand: CurrentBrand, codes: readonly string[]): boolean {
  return codes.length === 0 || codes.some((code) => brand.services.has(code));
}

/**
 * Tells if the reader has a permission at a brand; only for display, the server decides. The server decides; this
 * only spares the sight of closed doors.
 */
export function hasPermission(brand: CurrentBrand, permission: Permission): boolean {
  return brand.permissions.has(permission);
}

/** Is true of a brand that is not a location and has none: what happens at locations has no place yet. */
export function lacksLocation({ type, locationCount }: CurrentBrand): boolean {
  return type !== 'LOCATION' && locationCount === 0;
}

/** Whether the reader holds a permission at a brand or anywhere below it: enough for pages that show a part of a group. */
export function hasPermissionAtOrBelow(brand: CurrentBrand, permission: Permission): boolean {
  return hasPermission(brand, permission) || brand.permissionsBelow?.has(permission) === true;
}
