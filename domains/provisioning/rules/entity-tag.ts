const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Is true if a list of entity tags holds this version or `*`; weak and strong tags are equal. Weak and strong tags
 * are compared alike.
 */
export function matchesVersion(header: string | readonly string[] | undefined, version: string): boolean {
  if (header === undefined) return false;
  const tags = [header].flat().flatMap((line) => line.split(','));
  return tags.some((tag) => tag.trim() === '*' || stripWeakPrefix(tag) === stripWeakPrefix(version));
}
