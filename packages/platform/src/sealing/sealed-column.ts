import type { Tx } from '../database.ts';

/** A column whose values are sealed with a key that does not lie in the database. Its module names it, and the start seals what is not. */
export interface SealedColumn {
  /** `schema.table`. */
  readonly table: string;
  /** The columns that say which row it is. */
  readonly key: readonly string[];
  readonly column: string;
  /** Sealed text kept as bytes, where a column was of that type before. */
  readonly isBytes: boolean;
  seal(tx: Tx, key: string, text: string): string;
  open(tx: Tx, key: string, sealed: string | Uint8Array): string;
  /** Opens what was sealed in another way before; null for a value that is plain. */
  readonly openOld?: (tx: Tx<'system'>, owner: string, value: Uint8Array) => Promise<string | null>;
  ownerOf(key: string): string;
}

/** Names a sealed column. `owner` says whom a value belongs to where that is not its own row, as values of earlier versions need it. */
export function sealedColumn(
  described: Pick<SealedColumn, 'table' | 'key' | 'column' | 'openOld'> & {
    readonly isBytes?: boolean;
    readonly owner?: (key: string) => string;
  },
): SealedColumn {
  const { table, column, isBytes = false, owner } = described;
  const ownerOf = owner ?? ((key: string): string => `${table}.${column}:${key}`);
  return {
    ...described,
    isBytes,
    ownerOf,
    seal: (tx, key, text) => tx.keys.seal(ownerOf(key), text),
    open: (tx, key, sealed) =>
      tx.keys.open(ownerOf(key), typeof sealed === 'string' ? sealed : Buffer.from(sealed).toString('latin1')),
  };
}
