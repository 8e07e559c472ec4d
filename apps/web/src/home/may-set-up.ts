import type { CurrentBrand } from '@hearth/client/person';
import type { Permission } from '@hearth/kit/permissions';

/** Whoever holds one of these has a step on the setup checklist. */
const SETUP_PERMISSIONS: readonly Permission[] = ['MANAGE_BRAND', 'MANAGE_TEAM', 'PUBLISH_SCHEDULE', 'MANAGE_JOBS'];

/** Whether the setup checklist of a brand has anything for its reader. */
export function maySetUp({ permissions }: { readonly permissions: ReadonlySet<string> }): boolean {
  return SETUP_PERMISSIONS.some((permission) => permissions.has(permission));
}

/** Whether a company has no location yet, and its reader may add one. */
export function isNewCompany({
  type,
  locationCount,
  permissions,
}: Pick<CurrentBrand, 'type' | 'locationCount' | 'permissions'>): boolean {
  return type !== 'LOCATION' && locationCount === 0 && permissions.has('MANAGE_BRAND');
}
