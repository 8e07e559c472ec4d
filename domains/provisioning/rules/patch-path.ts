import { parseFilter } from './filter.ts';
import { LONGEST_PATH } from './limits.ts';

const NAME = /^(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?[A-Za-z][\w$-]*(?:\.[A-Za-z][\w$-]*)?$/i;
const REST = /^(?:\.[A-Za-z][\w$-]*)?$/;

/**
 * A path of a patch as it is handed on: an attribute, or the values of one that a filter names. What the filter says is written
 * anew, so that no letter of it stands where SCIM's library would look for something else. Null for any other path.
 */
export function parsePatchPath(path: string): string | null {
  if (path.length > LONGEST_PATH) return null;
  const open = path.indexOf('[');
  if (open === -1) return NAME.test(path) ? path : null;
  const close = path.lastIndexOf(']');
  const [name, rest] = [path.slice(0, open), path.slice(close + 1)];
  if (!NAME.test(name) || !REST.test(rest)) return null;
  const written = parseFilter(path.slice(open + 1, close))?.map(({ path: attribute, value }) =>
    typeof value === 'boolean' ? `${attribute} eq ${value}` : isQuotable(value) ? `${attribute} eq "${value}"` : null,
  );
  return written === undefined || written.includes(null) ? null : `${name}[${written.join(' and ')}]${rest}`;
}

/** Is true if a text can be placed between quotes unchanged. */
export function isQuotable(text: string): boolean {
  return !/["\\[\]\p{Cc}]/u.test(text);
}
