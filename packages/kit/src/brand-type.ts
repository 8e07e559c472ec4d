/** Tells if a brand is top-level in the user's entry mode: its type starts with `GP-` (reading 1). */
export function isTopLevelEntry(type: string | null | undefined): boolean {
  return type?.startsWith('GP-') ?? false;
}

/** Tells if a brand is top-level in the brand context: its type contains `GP` (reading 1). */
export function isTopLevelContext(type: string | null | undefined): boolean {
  return type?.includes('GP') ?? false;
}
