const LONGEST = 60;

/** A name as it stands in an address: `Café Rhône` is `cafe-rhone`. A name without Latin letters or digits is `place`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return slug === '' ? 'place' : slug;
}
