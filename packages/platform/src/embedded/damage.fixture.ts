import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Embedded } from './open.ts';

/** Changes 16 bytes of a file, as a failing disk might. */
export function spoil(file: string, position: number): void {
  const descriptor = openSync(file, 'r+');
  const bytes = Buffer.alloc(16);
  readSync(descriptor, bytes, 0, bytes.length, position);
  writeSync(
    descriptor,
    bytes.map((byte) => byte ^ 0xa5),
    0,
    bytes.length,
    position,
  );
  closeSync(descriptor);
}

/** The file of a table or index, relative to the database folder. */
export async function pathOfTable({ pglite }: Embedded, relation: string): Promise<string> {
  const { rows } = await pglite.query<{ path: string }>('select pg_relation_filepath($1) as path', [relation]);
  return rows[0]?.path ?? '';
}
