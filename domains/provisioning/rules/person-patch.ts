import { LONGEST_PATH, MOST_EMAILS, MOST_OPERATIONS } from './limits.ts';
import { isQuotable, parsePatchPath } from './patch-path.ts';
import { isStored } from './wanted-person.ts';

/** Why a patch is refused, in SCIM's terms. */
export interface RefusedPatch {
  readonly fault: 'invalidPath' | 'invalidValue';
  readonly detail: string;
}

/** The supported operations, safe for the SCIM library, and the paths of the others. */
export interface PersonPatch {
  readonly operations: readonly unknown[];
  readonly ignored: readonly string[];
}

class Refusal extends Error {
  readonly untaken: RefusedPatch;
  constructor(fault: RefusedPatch['fault'], detail: string) {
    super(detail);
    this.untaken = { fault, detail };
  }
}

type SentOperation = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is SentOperation =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsePath(path: string): string {
  const read = parsePatchPath(path);
  if (read === null) throw new Refusal('invalidPath', `Invalid path '${path.slice(0, LONGEST_PATH)}'`);
  return read;
}

/** Limits the number of addresses, whether they come as a list or singly. */
function limitAddresses(value: unknown): unknown {
  if (Array.isArray(value) && value.length > MOST_EMAILS)
    throw new Refusal('invalidValue', `At most ${MOST_EMAILS} addresses at once.`);
  return value;
}

/** What is taken out of a list by its values: those are looked for as a filter of equalities, so they are plain. */
function toRemovalFilter(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const isSafe = list.every(
    (one) =>
      isObject(one) &&
      Object.entries(one).every(
        ([name, part]) =>
          /^[a-z]\w*$/i.test(name) && (typeof part === 'boolean' || (typeof part === 'string' && isQuotable(part))),
      ),
  );
  if (!isSafe) throw new Refusal('invalidValue', 'What is removed is named by plain texts.');
  return list;
}

function parseOperation(operation: SentOperation, ignored: string[]): unknown {
  const { op, path, value } = operation;
  if (typeof path === 'string') {
    if (!isStored(path)) {
      ignored.push(path.slice(0, LONGEST_PATH));
      return null;
    }
    const isRemoval = typeof op === 'string' && op.toLowerCase() === 'remove';
    const read = { op, path: parsePath(path) };
    if (value === undefined) return read;
    if (!isRemoval) return { ...read, value: limitAddresses(value) };
    return /(?:^|:)emails$/i.test(path) ? { ...read, value: toRemovalFilter(limitAddresses(value)) } : read;
  }
  // Without a path the names in the value are paths.
  if (!isObject(value)) return operation;
  const kept = Object.entries(value).filter(([name]) => {
    if (!isStored(name)) ignored.push(name.slice(0, LONGEST_PATH));
    return isStored(name);
  });
  return kept.length === 0
    ? null
    : { ...operation, value: Object.fromEntries(kept.map(([name, part]) => [parsePath(name), limitAddresses(part)])) };
}

/** Parses the operations of a person's patch, or says why they are refused. */
export function parsePersonPatch(operations: readonly unknown[]): PersonPatch | RefusedPatch {
  const ignored: string[] = [];
  try {
    const read = operations.map((one) => (isObject(one) ? parseOperation(one, ignored) : one));
    return { operations: read.filter((one) => one !== null), ignored };
  } catch (error) {
    if (error instanceof Refusal) return error.untaken;
    throw error;
  }
}

/** Is true if a message has more operations than allowed. */
export function hasTooManyOperations(operations: unknown): boolean {
  return Array.isArray(operations) && operations.length > MOST_OPERATIONS;
}
