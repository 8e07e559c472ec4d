/** The kinds of node below the root. A root's type starts with `GP-`. */
export const NODE_TYPES = ['GROUP', 'COUNTRY', 'REGION', 'LOCATION'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** The type of the root that an employer's sign-up makes. */
export const GROUP_PARENT = 'GP-GROUP';
/** The type of the root of an enterprise with several groups. */
export const ENTERPRISE_PARENT = 'GP-ENTERPRISE';

/** Whether a brand is top-level in the user's entry mode: its type starts with `GP-` (reading 1). */
export function isTopLevelEntry(type: string | null | undefined): boolean {
  return type?.startsWith('GP-') ?? false;
}

/** Whether a brand is top-level in the brand context: its type contains `GP` (reading 1). */
export function isTopLevelContext(type: string | null | undefined): boolean {
  return type?.includes('GP') ?? false;
}
