import { createHash } from 'node:crypto';

/** An entry of the ledger as its chain covers it. */
export interface ChainedEntry {
  readonly id: number;
  readonly group_id: string | null;
  readonly source: string;
  readonly row_key: string;
  readonly deed: string;
  readonly content_hash: Uint8Array | null;
  /** The instant in UTC, to the microsecond. */
  readonly at: string;
}

/** The chain of entries that belong to no group. */
export const NO_GROUP = '00000000-0000-0000-0000-000000000000';

export const chainId = ({ group_id: groupId }: Pick<ChainedEntry, 'group_id'>): string => groupId ?? NO_GROUP;

/** The hash of an entry at its place: over what it says, and over everything before it. The salt is left out, since it may be forgotten. */
export function entryHash(entry: ChainedEntry, number: number, previous: Uint8Array): Buffer {
  const { source, row_key: key, deed, content_hash: content, at, id } = entry;
  const said = [
    number,
    id,
    chainId(entry),
    source,
    key,
    deed,
    at,
    content === null ? '' : Buffer.from(content).toString('hex'),
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest();
}
