import { instant } from '@hearth/kit/schema';
import { z } from 'zod';

/** The version of the archive's layout. Another one is refused. */
export const FORMAT = 1;

/** Names within an archive. */
export const NAME = {
  head: 'hearth.json',
  manifest: 'manifest.json',
  database: 'database/',
  files: 'files/',
  checksums: 'checksums/',
} as const;

/** The key of a `SECRET_KEY` that seals values, by its short name. It says nothing of the key. */
const keyNeeded = z.object({ setting: z.string(), name: z.string().nullable() });

/** The first entry: what is in the archive, before any of it is read. */
export const backupHead = z.object({
  product: z.literal('hearth'),
  format: z.literal(FORMAT),
  version: z.string(),
  made_at: instant,
  mode: z.enum(['demo', 'production']),
  database: z.enum(['embedded', 'server']),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The keys that are not in the archive and that whoever restores it has to bring along. */
  keys: z.array(keyNeeded),
});
export type BackupHead = z.infer<typeof backupHead>;

/** The last entry: what everything before it adds up to. */
export const backupManifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int(), hash: z.string(), parts: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The lists of SHA-256 sums: one line for each part, as `sha256sum --check` reads them. */
  checksums: z.array(z.object({ name: z.string(), sha256: z.string(), parts: z.int() })),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** The name of a part of a table: `database/core.brand/000001.jsonl`. */
export function partName(table: string, number: number): string {
  return `${NAME.database}${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** The table that a part belongs to; null for an entry of another kind. */
export function tableOfPart(name: string): string | null {
  return /^database\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null;
}
