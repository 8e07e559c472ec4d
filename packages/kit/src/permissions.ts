/**
 * Every permission that a role can carry, under its category. A permission is a right to see or do one kind of thing at a
 * brand and everything below it. The categories HEARTH and TEAM and their first names are the specification's.
 */
export const PERMISSIONS = {
  VIEW_HALO_DASHBOARD: 'HEARTH',
  VIEW_BRAND: 'HEARTH',
  MANAGE_BRAND: 'HEARTH',
  MANAGE_ACCESS: 'HEARTH',
  IMPORT_DATA: 'HEARTH',
  IMPERSONATE: 'HEARTH',
  VIEW_SALES: 'HEARTH',
  ACCESS_RISK_DETECTION_DASHBOARD: 'TEAM',
  VIEW_TEAM_ENGAGEMENT: 'TEAM',
  VIEW_TEAM: 'TEAM',
  MANAGE_TEAM: 'TEAM',
  VIEW_PAY: 'TEAM',
  MANAGE_REHIRE: 'TEAM',
  VIEW_IDENTITY: 'TEAM',
  VIEW_IMMIGRATION: 'TEAM',
  VIEW_MEDICAL: 'TEAM',
  VIEW_SCHEDULE: 'SCHEDULING',
  EDIT_SCHEDULE: 'SCHEDULING',
  PUBLISH_SCHEDULE: 'SCHEDULING',
  OVERRIDE_CONFLICT: 'SCHEDULING',
  DECIDE_TIME_OFF: 'SCHEDULING',
  VIEW_JOBS: 'HIRING',
  MANAGE_JOBS: 'HIRING',
  VIEW_APPLICATIONS: 'HIRING',
  MANAGE_APPLICATIONS: 'HIRING',
  HIRE: 'HIRING',
  VIEW_MESSAGES: 'HIRING',
  SEND_MESSAGES: 'HIRING',
  MODERATE_MESSAGES: 'HIRING',
  MANAGE_MEDIA: 'HIRING',
  DECIDE_BONUSES: 'HIRING',
} as const;

export type Permission = keyof typeof PERMISSIONS;
/**
 * Permissions that reach people and data of a whole group. Whoever changes something by one of them has proven their address:
 * a stranger with somebody else's address, or with none, does nothing to others.
 */
export const PROVEN_ADDRESS_PERMISSIONS: ReadonlySet<Permission> = new Set([
  'MANAGE_ACCESS',
  'IMPORT_DATA',
  'IMPERSONATE',
]);

/**
 * What no API token can carry: pay, papers of identity, immigration and health, messages, access, and acting for others stay with
 * people; so do imports, which read and write pay.
 */
const NEVER_BY_TOKEN: ReadonlySet<Permission> = new Set([
  'IMPORT_DATA',
  'VIEW_PAY',
  'VIEW_IDENTITY',
  'VIEW_IMMIGRATION',
  'VIEW_MEDICAL',
  'VIEW_MESSAGES',
  'SEND_MESSAGES',
  'MODERATE_MESSAGES',
  'MANAGE_ACCESS',
  'IMPERSONATE',
]);

/** The permissions that an API token can carry. */
export const TOKEN_PERMISSIONS = (Object.keys(PERMISSIONS) as Permission[]).filter((name) => !NEVER_BY_TOKEN.has(name));

export type PermissionCategory = (typeof PERMISSIONS)[Permission];

/** The conditions that restrict a permission to some codes; without one it is unrestricted. */
export type ConditionType = 'LOGBOOK_ENTRY_TYPE' | 'POSITION_CATEGORY' | 'JOB_BOARD';
