/** How answers over several brands or permissions are combined. */
export type Modifier = 'ANY' | 'ALL';

/**
 * Combines answers over several brands by ANY or ALL; false for no brands. Over no brands the answer is no, for both.
 */
export function combineOverBrands(answers: readonly boolean[], modifier: Modifier): boolean {
  if (answers.length === 0) return false;
  return modifier === 'ANY' ? answers.includes(true) : !answers.includes(false);
}

/** Is true if at least one of the permissions is held; false for no names. Of no names none is held. */
export function hasAny<Name>(names: readonly Name[], isHeld: (name: Name) => boolean): boolean {
  return names.some(isHeld);
}

/**
 * Is true if all permissions are held; false for no names, since nothing was asked. Of no names the answer is no:
 * nothing was asked, so nothing is given.
 */
export function hasAll<Name>(names: readonly Name[], isHeld: (name: Name) => boolean): boolean {
  return names.length > 0 && names.every(isHeld);
}
