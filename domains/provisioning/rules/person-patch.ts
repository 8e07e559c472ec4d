import { LONGEST_PATH, MOST_EMAILS, MOST_OPERATIONS } from './limits.ts';
import { isPlain, patchPath } from './patch-path.ts';
import { isKept } from './wanted-person.ts';

/** Why a patch is not taken, in SCIM's words. */
export interface Untaken {
  readonly fault: 'invalidPath' | 'invalidValue';
  readonly detail: string;
}

/** The operations that concern what is kept, safe to hand on, and the paths of the others. */
export interface PersonPatch {
  readonly operations: readonly unknown[];
  readonly ignored: readonly string[];
}

class Refusal extends Error {
  readonly untaken: Untaken;
  constructor(fault: Untaken['fault'], detail: string) {
    super(detail);
    this.untaken = { fault, detail };
  }
}

type Sent = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathOf(path: string): string {
  const read = patchPath(path);
  if (read === null) throw new Refusal('invalidPath', `Invalid path '${path.slice(0, LONGEST_PATH)}'`);
  return read;
}

/** An address list is bounded, whether it comes as one or not. */
function bounded(value: unknown): unknown {
  if (Array.isArray(value) && value.length > MOST_EMAILS)
    throw new Refusal('invalidValue', `At most ${MOST_EMAILS} addresses at once.`);
  return value;
}

/** What is taken out of a list by its values: those are looked for as a filter of equalities, so they are plain. */
function removed(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const isSafe = list.every(
    (one) =>
      isObject(one) &&
      Object.entries(one).every(
        ([name, part]) =>
          /^[a-z]\w*$/i.test(name) && (typeof part === 'boolean' || (typeof part === 'string' && isPlain(part))),
      ),
  );
  if (!isSafe) throw new Refusal('invalidValue', 'What is removed is named by plain texts.');
  return list;
}

function operationOf(operation: Sent, ignored: string[]): unknown {
  const { op, path, value } = operation;
  if (typeof path === 'string') {
    if (!isKept(path)) {
      ignored.push(path.slice(0, LONGEST_PATH));
      return null;
    }
    const isRemoval = typeof op === 'string' && op.toLowerCase() === 'remove';
    const read = { op, path: pathOf(path) };
    if (value === undefined) return read;
    if (!isRemoval) return { ...read, value: bounded(value) };
    return /(?:^|:)emails$/i.test(path) ? { ...read, value: removed(bounded(value)) } : read;
  }
  // Without a path the names in the value are paths.
  if (!isObject(value)) return operation;
  const kept = Object.entries(value).filter(([name]) => {
    if (!isKept(name)) ignored.push(name.slice(0, LONGEST_PATH));
    return isKept(name);
  });
  return kept.length === 0
    ? null
    : { ...operation, value: Object.fromEntries(kept.map(([name, part]) => [pathOf(name), bounded(part)])) };
}

/** Reads the operations of a patch of a person, or says why they are not taken. */
export function personPatch(operations: readonly unknown[]): PersonPatch | Untaken {
  const ignored: string[] = [];
  try {
    const read = operations.map((one) => (isObject(one) ? operationOf(one, ignored) : one));
    return { operations: read.filter((one) => one !== null), ignored };
  } catch (error) {
    if (error instanceof Refusal) return error.untaken;
    throw error;
  }
}

/** Whether a message has more operations than a directory sends at once. */
export function hasTooMany(operations: unknown): boolean {
  return Array.isArray(operations) && operations.length > MOST_OPERATIONS;
}
