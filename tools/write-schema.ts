import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedDatabase } from '@hearth/platform/database';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { openInMemory, ROOT } from '@hearth/testing/template';
import { describeSchema } from './schema.ts';

/** Writes `db/schema.sql` from a fresh database: after each new migration. */
const pglite = await openInMemory();
const database = embeddedDatabase(pglite);
await migrate(database, await readMigrations(ROOT));
await mkdir(join(ROOT, 'db'), { recursive: true });
await writeFile(join(ROOT, 'db/schema.sql'), await describeSchema(database));
await pglite.close();
