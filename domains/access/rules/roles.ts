import { PERMISSIONS, type Permission } from '@hearth/kit/permissions';
import { unlimitedRights } from './rights.ts';
import type { Rights } from './rights.ts';

/** A named set of permissions that every group has. */
export interface BuiltInRole {
  readonly code: RoleCode;
  /** English; the page shows the phrase of the same code. */
  readonly name: string;
  readonly rights: Rights;
}

export const ROLE_CODES = [
  'ENTERPRISE_OWNER',
  'GROUP_MANAGER',
  'LOCATION_MANAGER',
  'SCHEDULER',
  'RECRUITER',
  'SUPPORT',
] as const;
export type RoleCode = (typeof ROLE_CODES)[number];

const everything = Object.keys(PERMISSIONS) as Permission[];
const allExcept = (...names: Permission[]) => everything.filter((permission) => !names.includes(permission));

function defineRole(code: RoleCode, name: string, permissions: readonly Permission[]): BuiltInRole {
  return { code, name, rights: unlimitedRights(permissions) };
}

/** The roles that every group has. They are data in code, so that a role cannot name a permission that does not exist. */
export const ROLES: Readonly<Record<RoleCode, BuiltInRole>> = {
  ENTERPRISE_OWNER: defineRole('ENTERPRISE_OWNER', 'Enterprise owner', everything),
  GROUP_MANAGER: defineRole('GROUP_MANAGER', 'Group manager', everything),
  LOCATION_MANAGER: defineRole(
    'LOCATION_MANAGER',
    'Location manager',
    allExcept('IMPERSONATE', 'IMPORT_DATA', 'DECIDE_BONUSES', 'MANAGE_REHIRE', 'VIEW_MEDICAL', 'MODERATE_MESSAGES'),
  ),
  SCHEDULER: defineRole('SCHEDULER', 'Scheduler', [
    'VIEW_BRAND',
    'VIEW_TEAM',
    'VIEW_SCHEDULE',
    'EDIT_SCHEDULE',
    'PUBLISH_SCHEDULE',
    'DECIDE_TIME_OFF',
  ]),
  RECRUITER: defineRole('RECRUITER', 'Recruiter', [
    'VIEW_BRAND',
    'VIEW_JOBS',
    'MANAGE_JOBS',
    'VIEW_APPLICATIONS',
    'MANAGE_APPLICATIONS',
    'HIRE',
    'VIEW_MESSAGES',
    'SEND_MESSAGES',
    'MANAGE_MEDIA',
  ]),
  SUPPORT: defineRole('SUPPORT', 'Support', [
    'VIEW_BRAND',
    'IMPERSONATE',
    'VIEW_TEAM',
    'VIEW_SCHEDULE',
    'VIEW_JOBS',
    'VIEW_APPLICATIONS',
  ]),
};

/** Is true if a text is the code of a built-in role. */
export function isRoleCode(code: string): code is RoleCode {
  return (ROLE_CODES as readonly string[]).includes(code);
}

/** Is true for a permission of this version; unknown names grant nothing. */
export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}
