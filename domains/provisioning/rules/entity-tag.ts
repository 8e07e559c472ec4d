const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a header that lists versions names this one; `*` names any. Weak and strong tags are compared alike. */
export function namesVersion(header: string | readonly string[] | undefined, version: string): boolean {
  if (header === undefined) return false;
  const tags = [header].flat().flatMap((line) => line.split(','));
  return tags.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(version));
}
