/**
 * The value of the `Link` header (RFC 8288) that leads from a page of a list to the next one: the address that was asked for, with the
 * cursor of the answer. Undefined for an answer that is no page, and for the last one.
 */
export function nextPageLink(url: string, data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('next_cursor' in data)) return undefined;
  const { next_cursor: cursor } = data;
  if (typeof cursor !== 'string') return undefined;
  // Only its path and its query are used. What would end the link early is percent-encoded.
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
}
