import { PERMISSIONS, type Permission } from '@hearth/kit/permissions';
import { rightsTo } from './rights.ts';
import type { Rights } from './rights.ts';

/** A named set of permissions that every group has. */
export interface Role {
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
const without = (...names: Permission[]) => everything.filter((permission) => !names.includes(permission));

function role(code: RoleCode, name: string, permissions: readonly Permission[]): Role {
  return { code, name, rights: rightsTo(permissions) };
}

/** The roles that every group has. They are data in code, so that a role cannot name a permission that does not exist. */
export const ROLES: Readonly<Record<RoleCode, Role>> = {
  ENTERPRISE_OWNER: role('ENTERPRISE_OWNER', 'Enterprise owner', everything),
  GROUP_MANAGER: role('GROUP_MANAGER', 'Group manager', everything),
  LOCATION_MANAGER: role(
    'LOCATION_MANAGER',
    'Location manager',
    without('IMPERSONATE', 'IMPORT_DATA', 'DECIDE_BONUSES', 'MANAGE_REHIRE', 'MODERATE_MESSAGES'),
  ),
  SCHEDULER: role('SCHEDULER', 'Scheduler', [
    'VIEW_BRAND',
    'VIEW_TEAM',
    'VIEW_SCHEDULE',
    'EDIT_SCHEDULE',
    'PUBLISH_SCHEDULE',
    'DECIDE_TIME_OFF',
  ]),
  RECRUITER: role('RECRUITER', 'Recruiter', [
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
  SUPPORT: role('SUPPORT', 'Support', [
    'VIEW_BRAND',
    'IMPERSONATE',
    'VIEW_TEAM',
    'VIEW_SCHEDULE',
    'VIEW_JOBS',
    'VIEW_APPLICATIONS',
  ]),
};

/** Whether a text names a built-in role. */
export function isRoleCode(code: string): code is RoleCode {
  return (ROLE_CODES as readonly string[]).includes(code);
}

/** Whether a text names a permission of this version; a name from an older or newer one grants nothing. */
export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}
