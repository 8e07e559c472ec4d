const splitList = (text: string | undefined): readonly string[] | undefined =>
  text?.split(',').map((name) => name.trim().toLowerCase());

/** Is true unless a request for groups excludes their members. */
export function wantsMembers(query: {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}): boolean {
  if (splitList(query.excludedAttributes)?.includes('members') === true) return false;
  return splitList(query.attributes)?.some((name) => name.split('.')[0] === 'members') ?? true;
}
