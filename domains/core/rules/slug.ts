const LONGEST = 60;

/**
 * A name as a URL slug: `Café Rhône` is `cafe-rhone`; `place` without Latin letters or digits. A name without Latin
 * letters or digits is `place`.
 */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return slug === '' ? 'place' : slug;
}
