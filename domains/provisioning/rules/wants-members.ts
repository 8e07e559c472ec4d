const listed = (text: string | undefined): readonly string[] | undefined =>
  text?.split(',').map((name) => name.trim().toLowerCase());

/** Whether the members of groups are asked for: by default they are, and a directory that knows them leaves them out. */
export function wantsMembers(query: {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}): boolean {
  if (listed(query.excludedAttributes)?.includes('members') === true) return false;
  return listed(query.attributes)?.some((name) => name.split('.')[0] === 'members') ?? true;
}
