import { MOST_MEMBERS } from './limits.ts';

/** One thing that a directory changes of a group. */
export type GroupChange =
  | { readonly kind: 'name'; readonly displayName: string }
  | { readonly kind: 'externalId'; readonly externalId: string | null }
  /** `set`: these and no others. */
  | { readonly kind: 'add' | 'remove' | 'set'; readonly ids: readonly string[] };

/** Why a change cannot be read, in SCIM's words. */
export interface Unreadable {
  readonly fault: 'invalidValue' | 'invalidPath' | 'noTarget';
  readonly detail: string;
}

/** What a list of operations comes to, and what of it is not kept here. */
export interface GroupChanges {
  readonly changes: readonly GroupChange[];
  readonly ignored: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const unreadable = (fault: Unreadable['fault'], detail: string): Unreadable => ({ fault, detail });

/** The people in a list of members; a group within a group is none. */
function idsIn(value: unknown): { readonly ids: readonly string[]; readonly ignored: readonly string[] } | Unreadable {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const ids: string[] = [];
  const ignored: string[] = [];
  for (const member of list) {
    const { value: id, type } = Object(member) as { value?: unknown; type?: unknown };
    if (text(id) === '') return unreadable('invalidValue', 'Each member needs its value: the id of a person.');
    if (text(type).toLowerCase() === 'group') ignored.push(`The group ${text(id)} within this group`);
    else ids.push(text(id));
  }
  if (ids.length > MOST_MEMBERS) return unreadable('invalidValue', `At most ${MOST_MEMBERS} members at once.`);
  return { ids: [...new Set(ids)], ignored };
}

function ofMembers(kind: 'add' | 'remove' | 'set', value: unknown): GroupChanges | Unreadable {
  const read = idsIn(value);
  return 'fault' in read ? read : { changes: [{ kind, ids: read.ids }], ignored: read.ignored };
}

/** One attribute of a group, named by an operation's path or standing in its value. */
function ofAttribute(op: string, name: string, value: unknown): GroupChanges | Unreadable {
  const isRemoval = op === 'remove';
  if (name === 'members') {
    if (isRemoval && value === undefined) return { changes: [{ kind: 'set', ids: [] }], ignored: [] };
    return ofMembers(isRemoval ? 'remove' : op === 'add' ? 'add' : 'set', value);
  }
  if (name === 'displayname') {
    const displayName = text(value);
    if (isRemoval || displayName === '' || displayName.length > 200)
      return unreadable('invalidValue', 'A group needs a displayName of 1 to 200 characters.');
    return { changes: [{ kind: 'name', displayName }], ignored: [] };
  }
  if (name === 'externalid') {
    const externalId = isRemoval ? null : text(value).slice(0, 200) || null;
    return { changes: [{ kind: 'externalId', externalId }], ignored: [] };
  }
  return { changes: [], ignored: name === 'id' || name === 'schemas' ? [] : [name] };
}

function ofOperation(operation: unknown): GroupChanges | Unreadable {
  const { op, path, value } = Object(operation) as { op?: unknown; path?: unknown; value?: unknown };
  const what = text(op).toLowerCase();
  const where = text(path).replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/i, '');
  const one = /^members\[\s*value\s+eq\s+"([^"\\]+)"\s*\]$/i.exec(where)?.[1];
  if (one !== undefined)
    return what === 'remove'
      ? { changes: [{ kind: 'remove', ids: [one] }], ignored: [] }
      : unreadable('invalidPath', 'A member is removed by this path, and neither added nor replaced.');
  if (where.includes('[')) return unreadable('invalidPath', 'Only members[value eq "…"] is understood.');
  if (where !== '') return ofAttribute(what, where.toLowerCase(), value);
  if (what === 'remove') return unreadable('noTarget', 'A removal needs a path.');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unreadable('invalidValue', 'Without a path the value names the attributes.');
  return gather(Object.entries(value).map(([name, part]) => ofAttribute(what, name.toLowerCase(), part)));
}

function gather(parts: readonly (GroupChanges | Unreadable)[]): GroupChanges | Unreadable {
  const fault = parts.find((part): part is Unreadable => 'fault' in part);
  if (fault !== undefined) return fault;
  const read = parts.filter((part): part is GroupChanges => !('fault' in part));
  return { changes: read.flatMap(({ changes }) => changes), ignored: read.flatMap(({ ignored }) => ignored) };
}

/** Reads the operations of a patch of a group, in their order, or says why they cannot be read. */
export function groupChanges(operations: readonly unknown[]): GroupChanges | Unreadable {
  return gather(operations.map(ofOperation));
}

/** A group as it is sent as a whole: what is not said of it is empty. */
export function wholeGroup(body: Readonly<Record<string, unknown>>): GroupChanges | Unreadable {
  const said = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return gather([
    ofAttribute('replace', 'displayname', said.get('displayname')),
    ofAttribute('replace', 'externalid', said.get('externalid')),
    ofMembers('set', said.get('members') ?? []),
  ]);
}
