/** The departments of a house in the order in which lists show them. */
export const DEPARTMENTS = [
  'KITCHEN',
  'BAR',
  'FLOOR',
  'HOST',
  'FRONT_DESK',
  'HOUSEKEEPING',
  'MANAGEMENT',
  'OTHER',
] as const;

/** Where a department comes in lists; those that are not known, and none, come last. */
export function departmentRank(department: string | null): number {
  const at = DEPARTMENTS.findIndex((known) => known === department);
  return at === -1 ? DEPARTMENTS.length : at;
}
