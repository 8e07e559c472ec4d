import { MOST_MEMBERS } from './limits.ts';

/** One change of a group by a directory. */
export type GroupChange =
  | { readonly kind: 'name'; readonly displayName: string }
  | { readonly kind: 'externalId'; readonly externalId: string | null }
  /** `set`: these and no others. */
  | { readonly kind: 'add' | 'remove' | 'set'; readonly ids: readonly string[] };

/** Why a change cannot be parsed, in SCIM's terms. */
export interface UnreadableChange {
  readonly fault: 'invalidValue' | 'invalidPath' | 'noTarget';
  readonly detail: string;
}

/** The changes of a patch, and the parts that are not stored here. */
export interface GroupChanges {
  readonly changes: readonly GroupChange[];
  readonly ignored: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const toUnreadable = (fault: UnreadableChange['fault'], detail: string): UnreadableChange => ({ fault, detail });

/** The people in a list of members; nested groups are ignored. */
function parseMemberIds(
  value: unknown,
): { readonly ids: readonly string[]; readonly ignored: readonly string[] } | UnreadableChange {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const ids: string[] = [];
  const ignored: string[] = [];
  for (const member of list) {
    const { value: id, type } = Object(member) as { value?: unknown; type?: unknown };
    if (text(id) === '') return toUnreadable('invalidValue', 'Each member needs its value: the id of a person.');
    if (text(type).toLowerCase() === 'group') ignored.push(`The group ${text(id)} within this group`);
    else ids.push(text(id));
  }
  if (ids.length > MOST_MEMBERS) return toUnreadable('invalidValue', `At most ${MOST_MEMBERS} members at once.`);
  return { ids: [...new Set(ids)], ignored };
}

function parseMemberChange(kind: 'add' | 'remove' | 'set', value: unknown): GroupChanges | UnreadableChange {
  const read = parseMemberIds(value);
  return 'fault' in read ? read : { changes: [{ kind, ids: read.ids }], ignored: read.ignored };
}

/** Parses a change of one attribute, named by the path or inside the value. */
function parseAttributeChange(op: string, name: string, value: unknown): GroupChanges | UnreadableChange {
  const isRemoval = op === 'remove';
  if (name === 'members') {
    if (isRemoval && value === undefined) return { changes: [{ kind: 'set', ids: [] }], ignored: [] };
    return parseMemberChange(isRemoval ? 'remove' : op === 'add' ? 'add' : 'set', value);
  }
  if (name === 'displayname') {
    const displayName = text(value);
    if (isRemoval || displayName === '' || displayName.length > 200)
      return toUnreadable('invalidValue', 'A group needs a displayName of 1 to 200 characters.');
    return { changes: [{ kind: 'name', displayName }], ignored: [] };
  }
  if (name === 'externalid') {
    const externalId = isRemoval ? null : text(value).slice(0, 200) || null;
    return { changes: [{ kind: 'externalId', externalId }], ignored: [] };
  }
  return { changes: [], ignored: name === 'id' || name === 'schemas' ? [] : [name] };
}

function parseOperation(operation: unknown): GroupChanges | UnreadableChange {
  const { op, path, value } = Object(operation) as { op?: unknown; path?: unknown; value?: unknown };
  const what = text(op).toLowerCase();
  const where = text(path).replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/i, '');
  const one = /^members\[\s*value\s+eq\s+"([^"\\]+)"\s*\]$/i.exec(where)?.[1];
  if (one !== undefined)
    return what === 'remove'
      ? { changes: [{ kind: 'remove', ids: [one] }], ignored: [] }
      : toUnreadable('invalidPath', 'A member is removed by this path, and neither added nor replaced.');
  if (where.includes('[')) return toUnreadable('invalidPath', 'Only members[value eq "…"] is understood.');
  if (where !== '') return parseAttributeChange(what, where.toLowerCase(), value);
  if (what === 'remove') return toUnreadable('noTarget', 'A removal needs a path.');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return toUnreadable('invalidValue', 'Without a path the value names the attributes.');
  return mergeChanges(
    Object.entries(value).map(([name, part]) => parseAttributeChange(what, name.toLowerCase(), part)),
  );
}

function mergeChanges(parts: readonly (GroupChanges | UnreadableChange)[]): GroupChanges | UnreadableChange {
  const fault = parts.find((part): part is UnreadableChange => 'fault' in part);
  if (fault !== undefined) return fault;
  const read = parts.filter((part): part is GroupChanges => !('fault' in part));
  return { changes: read.flatMap(({ changes }) => changes), ignored: read.flatMap(({ ignored }) => ignored) };
}

/** Reads the operations of a patch of a group, in their order, or says why they cannot be read. */
export function groupChanges(operations: readonly unknown[]): GroupChanges | UnreadableChange {
  return mergeChanges(operations.map(parseOperation));
}

/** Parses a full replacement of a group: absent attributes are emptied. */
export function parseWholeGroup(body: Readonly<Record<string, unknown>>): GroupChanges | UnreadableChange {
  const said = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return mergeChanges([
    parseAttributeChange('replace', 'displayname', said.get('displayname')),
    parseAttributeChange('replace', 'externalid', said.get('externalid')),
    parseMemberChange('set', said.get('members') ?? []),
  ]);
}
