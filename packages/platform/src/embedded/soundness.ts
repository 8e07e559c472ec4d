import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PAGE_BYTES, PAGES_PER_FILE, pageIsSound } from './page-checksum.ts';

/** A table or index whose file is missing or has a page that is not as it was written. */
export interface PageFault {
  readonly relation: string;
  readonly path: string;
  readonly reason: string;
  /** An index of our own: it can be built again from its table. */
  readonly rebuildable: boolean;
}

interface RelationFile {
  readonly relation: string;
  readonly path: string;
  readonly rebuildable: boolean;
}

const RELATION_FILES = `
  select c.oid::regclass::text as relation, pg_relation_filepath(c.oid) as path,
         c.relkind = 'i' and n.nspname not in ('pg_catalog', 'pg_toast') as rebuildable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'i', 't', 'm', 'S') and c.relpersistence = 'p'
  order by c.oid`;

const buffer = new Int32Array((128 * PAGE_BYTES) / 4);

/**
 * Reads every page of every table and index and compares checksums (about 1 GB a second from the page cache).
 * Throws what the database throws when it cannot even list them. The database must be idle: a page half written looks damaged.
 */
export async function findFaults(database: PGlite, folder: string): Promise<PageFault[]> {
  const { rows } = await database.query<RelationFile>(RELATION_FILES);
  return rows.flatMap((file) => {
    const reason = describeFault(join(folder, file.path));
    return reason === undefined ? [] : [{ ...file, reason }];
  });
}

function describeFault(path: string): string | undefined {
  if (!existsSync(path)) return 'its file is missing';
  for (let part = 0; ; part += 1) {
    const file = part === 0 ? path : `${path}.${part}`;
    if (!existsSync(file)) return undefined;
    const page = findBadPage(file, part * PAGES_PER_FILE);
    if (page !== undefined) return `page ${page} is not as it was written`;
  }
}

function findBadPage(file: string, firstPage: number): number | undefined {
  const descriptor = openSync(file, 'r');
  try {
    let page = firstPage;
    for (;;) {
      const pages = Math.floor(readSync(descriptor, buffer) / PAGE_BYTES);
      if (pages === 0) return undefined;
      for (let index = 0; index < pages; index += 1) {
        if (!pageIsSound(buffer, (index * PAGE_BYTES) / 4, page + index)) return page + index;
      }
      page += pages;
    }
  } finally {
    closeSync(descriptor);
  }
}
