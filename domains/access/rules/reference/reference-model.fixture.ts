import type { ConditionType, Permission } from '@hearth/kit/permissions';

/**
 * The rules of access once more, written the slow and obvious way, to hold the quick ones against: a tree of parents, records
 * that stand at brands and carry codes, and the question who sees which record. Nothing here is shared with the rules.
 */

export const CODES = ['KITCHEN', 'BAR', 'ANY_OTHER'] as const;
type Code = (typeof CODES)[number];
const TYPES = ['LOGBOOK_ENTRY_TYPE', 'POSITION_CATEGORY', 'JOB_BOARD'] as const;

/** What limits a permission; an absent type is unrestricted. */
type Only = Readonly<Partial<Record<ConditionType, readonly string[]>>>;

/** A role that a group made for itself: permissions, each perhaps for some codes only. */
export interface ModelRole {
  readonly lines: readonly { readonly permission: Permission; readonly only: Only }[];
}

export interface ModelGrant {
  readonly id: string;
  readonly brand: string;
  /** A role, or permissions without any limit of their own. */
  readonly gives: ModelRole | readonly Permission[];
  readonly conditions: Only;
  readonly from: number;
  readonly until: number | null;
}

/** Which kinds of codes the records carry that a permission speaks of. */
export const CARRIES: Readonly<Partial<Record<Permission, readonly ConditionType[]>>> = {
  VIEW_SCHEDULE: ['POSITION_CATEGORY'],
  VIEW_JOBS: ['POSITION_CATEGORY', 'JOB_BOARD'],
  VIEW_SALES: [],
};

type ModelRecord = Readonly<Record<ConditionType, Code>>;

/** One record of each mixture of codes. */
export const RECORDS: readonly ModelRecord[] = CODES.flatMap((entry) =>
  CODES.flatMap((position) =>
    CODES.map((board) => ({ LOGBOOK_ENTRY_TYPE: entry, POSITION_CATEGORY: position, JOB_BOARD: board })),
  ),
);

/** A forest: each brand's parent, null at the root of a tenant. */
export type Forest = ReadonlyMap<string, string | null>;

/** The brand and everything above it. */
export function upward(forest: Forest, brand: string): string[] {
  const chain: string[] = [];
  for (let at: string | null = brand; at !== null; at = forest.get(at) ?? null) chain.push(at);
  return chain;
}

function holds(forest: Forest, grant: ModelGrant, brand: string, now: number): boolean {
  if (now < grant.from) return false;
  if (grant.until !== null && now >= grant.until) return false;
  return upward(forest, brand).includes(grant.brand);
}

function shows({ gives, conditions }: ModelGrant, permission: Permission, record: ModelRecord): boolean {
  const limits: Only[] = [conditions];
  if ('lines' in gives) {
    const line = gives.lines.find((one) => one.permission === permission);
    if (line === undefined) return false;
    limits.push(line.only);
  } else if (!gives.includes(permission)) {
    return false;
  }
  for (const type of CARRIES[permission] ?? []) {
    for (const limit of limits) {
      const only = limit[type];
      if (only !== undefined && !only.includes(record[type])) return false;
    }
  }
  return true;
}

/** Whether somebody with these grants sees one record at a brand. */
export function sees(
  forest: Forest,
  grants: readonly ModelGrant[],
  brand: string,
  permission: Permission,
  record: ModelRecord,
  now: number,
): boolean {
  return grants.some((grant) => holds(forest, grant, brand, now) && shows(grant, permission, record));
}

/**
 * What a list at a brand may show that filters its records by one kind of code, or (undefined) by none: the codes for which
 * some single grant shows every record. Empty: nothing at all.
 */
export function openCodes(
  forest: Forest,
  grants: readonly ModelGrant[],
  brand: string,
  permission: Permission,
  filter: ConditionType | undefined,
  now: number,
): Set<Code> {
  const open = new Set<Code>();
  for (const grant of grants) {
    if (!holds(forest, grant, brand, now)) continue;
    for (const code of CODES) {
      const asked = filter === undefined ? RECORDS : RECORDS.filter((record) => record[filter] === code);
      if (asked.every((record) => shows(grant, permission, record))) open.add(code);
    }
  }
  return open;
}

/** The brand and everything below it. */
export function downward(forest: Forest, brand: string): string[] {
  return [...forest.keys()].filter((other) => upward(forest, other).includes(brand));
}

/** The topmost brands at or below one where a list may show anything. */
export function topmostOpen(forest: Forest, brand: string, isOpen: (brand: string) => boolean): string[] {
  const open = downward(forest, brand).filter(isOpen);
  return open.filter((one) => !open.some((other) => other !== one && upward(forest, one).includes(other)));
}

export { TYPES };
