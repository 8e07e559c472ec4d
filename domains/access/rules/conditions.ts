import type { PermittedCodes } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';

/**
 * The codes that a condition permits. Never empty: no restriction is an absent condition. Never empty: "no
 * restriction" is an absent condition, so a lost list cannot look like one.
 */
export type Codes = readonly [string, ...string[]];

/** The limits of a grant. Conditions of different types must all be met. */
export type Conditions = Readonly<Partial<Record<ConditionType, Codes>>>;

export const CONDITION_TYPES = [
  'LOGBOOK_ENTRY_TYPE',
  'POSITION_CATEGORY',
  'JOB_BOARD',
] as const satisfies ConditionType[];

const BY_POSITION: readonly Permission[] = [
  'VIEW_TEAM',
  'MANAGE_TEAM',
  'VIEW_PAY',
  'MANAGE_REHIRE',
  'VIEW_IDENTITY',
  'VIEW_IMMIGRATION',
  'VIEW_MEDICAL',
  'VIEW_SCHEDULE',
  'EDIT_SCHEDULE',
  'PUBLISH_SCHEDULE',
  'OVERRIDE_CONFLICT',
  'DECIDE_TIME_OFF',
  'VIEW_JOBS',
  'MANAGE_JOBS',
  'VIEW_APPLICATIONS',
  'MANAGE_APPLICATIONS',
  'HIRE',
];

/** Which permissions speak of records that have a position category, a job board or a logbook entry type. */
const NARROWED: Readonly<Record<ConditionType, readonly Permission[]>> = {
  LOGBOOK_ENTRY_TYPE: [],
  POSITION_CATEGORY: BY_POSITION,
  JOB_BOARD: ['VIEW_JOBS', 'MANAGE_JOBS'],
};

/** The conditions of a grant that apply to one permission. */
export function conditionsFor(permission: Permission, conditions: Conditions): Conditions {
  const narrowing: Partial<Record<ConditionType, Codes>> = {};
  for (const type of CONDITION_TYPES) {
    const codes = conditions[type];
    if (codes !== undefined && NARROWED[type].includes(permission)) narrowing[type] = codes;
  }
  return narrowing;
}

/** The condition types that are restricted. */
export function restrictedTypes(conditions: Conditions): readonly ConditionType[] {
  return CONDITION_TYPES.filter((type) => conditions[type] !== undefined);
}

/** Is true if the wider conditions permit everything that the narrower ones permit. */
export function covers(wider: Conditions, narrower: Conditions): boolean {
  return restrictedTypes(wider).every((type) => {
    const inner = narrower[type];
    return inner !== undefined && inner.every((code) => wider[type]?.includes(code));
  });
}

/** Intersects two sets of conditions; undefined if nothing is left. */
export function intersectConditions(a: Conditions, b: Conditions): Conditions | undefined {
  const both: Partial<Record<ConditionType, Codes>> = { ...a };
  for (const type of restrictedTypes(b)) {
    const [first, ...rest] = b[type]?.filter((code) => a[type]?.includes(code) ?? true) ?? [];
    if (first === undefined) return undefined;
    both[type] = [first, ...rest];
  }
  return both;
}

/** Unites two restrictions; `null` is unrestricted. */
export function uniteCodes(a: PermittedCodes, b: PermittedCodes): PermittedCodes {
  return a === null || b === null ? null : uniteLists(a, b);
}

/** Unites two lists of codes. */
export function uniteLists([first, ...rest]: Codes, more: Codes): Codes {
  return [first, ...new Set([...rest, ...more].filter((code) => code !== first))];
}

/**
 * Permissions that a role can be given for some departments with any effect: the calls that ask for them filter by department.
 * Limited, the others would give nothing, since a limit that a call does not filter by counts as no right.
 */
export const LIMITED_BY_DEPARTMENT: ReadonlySet<Permission> = new Set<Permission>([
  'VIEW_TEAM',
  'MANAGE_TEAM',
  'VIEW_PAY',
  'MANAGE_REHIRE',
  'VIEW_IDENTITY',
  'VIEW_IMMIGRATION',
  'VIEW_MEDICAL',
  'VIEW_SCHEDULE',
  'EDIT_SCHEDULE',
  'OVERRIDE_CONFLICT',
]);

/**
 * Whether a permission that is limited like this opens any call. Calls filter by one kind of limit at most, and one that does
 * not filter by a limit refuses its holder.
 */
export function hasEffect(permission: Permission, conditions: Conditions): boolean {
  const [type, ...more] = restrictedTypes(conditions);
  if (type === undefined) return true;
  if (more.length > 0) return false;
  return type === 'POSITION_CATEGORY' ? LIMITED_BY_DEPARTMENT.has(permission) : isNarrowable(permission, type);
}

/** Is true if a permission's records have codes of this type. */
export function isNarrowable(permission: Permission, type: ConditionType): boolean {
  return NARROWED[type].includes(permission);
}

/** Parses a list of conditions; a type without codes is unrestricted. */
export function parseConditions(list: readonly { type: ConditionType; codes: readonly string[] }[]): Conditions {
  const conditions: Partial<Record<ConditionType, Codes>> = {};
  for (const { type, codes } of list) {
    const [first, ...rest] = codes;
    if (first !== undefined) conditions[type] = [first, ...rest];
  }
  return conditions;
}
