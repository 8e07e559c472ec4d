import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { embeddedDatabase } from '@hearth/platform/database';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { createTemplate } from '@hearth/platform/embedded/template';
import { domainJobs } from '@hearth/platform/jobs/domain-jobs';
import { Jobs } from '@hearth/platform/jobs/jobs';
import { createLog } from '@hearth/platform/log';
import { withLock } from '../../../../tools/building/build-once.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DIST = join(ROOT, 'dist');
const PREFIX = 'database-';

/** The migrated, empty database, with the queues of jobs, that a fresh data directory starts from; its name changes with the migrations, so an old one is never used. */
async function templateFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations(ROOT)) hash.update(`${name} ${checksum}\n`);
  return join(DIST, `${PREFIX}${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

async function make(file: string): Promise<void> {
  if (existsSync(file)) return;
  for (const name of await readdir(DIST)) if (name.startsWith(PREFIX)) await rm(join(DIST, name), { recursive: true });
  const { modules } = await import('../modules.ts');
  await createTemplate(file, async (pglite) => {
    const database = embeddedDatabase(pglite);
    await migrate(database, await readMigrations(ROOT));
    const jobs = new Jobs(database, createLog('silent'));
    await jobs.prepare(database, domainJobs(modules));
    await jobs.stop();
  });
}

/**
 * Makes the template in a process of its own unless it is there, and answers where it is. When it cannot be made, the database
 * is made without it, which only takes longer.
 */
export async function templateIfMissing(): Promise<string> {
  const file = await templateFile();
  if (!existsSync(file)) await once(fork(fileURLToPath(import.meta.url), { execArgv: [] }), 'exit');
  return file;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await withLock(join(DIST, '.lock-database'), async () => make(await templateFile()));
