/** How an answer over several brands or permissions is put together. */
export type Modifier = 'ANY' | 'ALL';

/** Whether answers over several brands (ANY or ALL of them) add up to yes. Over no brands the answer is no, for both. */
export function overBrands(answers: readonly boolean[], modifier: Modifier): boolean {
  if (answers.length === 0) return false;
  return modifier === 'ANY' ? answers.includes(true) : !answers.includes(false);
}

/** Whether at least one of the named permissions is held. Of no names none is held. */
export function hasAny<Name>(names: readonly Name[], isHeld: (name: Name) => boolean): boolean {
  return names.some(isHeld);
}

/** Whether all named permissions are held. Of no names the answer is no: nothing was asked, so nothing is given. */
export function hasAll<Name>(names: readonly Name[], isHeld: (name: Name) => boolean): boolean {
  return names.length > 0 && names.every(isHeld);
}
