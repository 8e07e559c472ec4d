import { embeddedDatabase, serverDatabase } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import pg from 'pg';
import { inject } from 'vitest';
import { copyInMemory } from './template.ts';

/** On a crowded machine a connection takes its time: only what hangs takes as long. */
const CONNECTION_MS = 30_000;

/** A database of its own for a test file, copied from the migrated template; `close` removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if ('dump' in template) {
    const pglite = await copyInMemory(template.dump);
    return { ...embeddedDatabase(pglite), close: () => (pglite.closed ? Promise.resolve() : pglite.close()) };
  }
  const name = `hearth_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(template.url, `create database ${name} template ${template.database}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const database = serverDatabase(url.href, 10, CONNECTION_MS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
