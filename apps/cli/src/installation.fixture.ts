import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt } from '@hearth/platform/clock';
import type { Clock } from '@hearth/platform/clock';
import type { Database } from '@hearth/platform/database';
import { seed } from '@hearth/server/seed/seed';
import type { Application } from '@hearth/server/application';
import { afterAll } from 'vitest';
import { listTables } from './copy/tables.ts';
import { sumTable } from './copy/rows.ts';
import type { TableSum } from './copy/rows.ts';
import { speakPlainly } from './copy/session.ts';
import { withApplication, withInstallation } from './installation/open.ts';
import { runCommand } from './run.ts';

/** What a command came to. */
export interface Outcome {
  readonly code: number;
  /** Standard output, and standard error. */
  readonly out: string;
  readonly err: string;
}

/** An installation of a test with a data directory of its own. */
export interface TestInstallation {
  readonly dataDir: string;
  /** Runs a command: the words after `hearth`. */
  hearth(...words: string[]): Promise<Outcome>;
  /** The whole server on its database. */
  withServer<T>(work: (application: Application) => Promise<T>): Promise<T>;
  /** The number of rows and the hash of every table. */
  sums(): Promise<Record<string, TableSum>>;
}

export const SECRET_KEY = 'a-key-of-the-tests-a-key-of-the-tests';
/** The moment at which these installations are. */
export const CLOCK = clockAt('2026-11-16T09:00:00Z');

/** A folder for a test file, removed after it. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-cli-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An installation with settings, in a folder. Nothing is made yet. */
export function installationIn(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  clock: Clock = CLOCK,
): TestInstallation {
  const environment = { HEARTH_MODE: 'demo', LOG_LEVEL: 'silent', DATA_DIR: folder, SECRET_KEY, ...settings };
  const context = {
    environment,
    folder: join(folder, '..'),
    clock,
    say: () => undefined,
    warn: () => undefined,
  };
  return {
    dataDir: folder,
    hearth: async (...words) => {
      const [out, err]: [string[], string[]] = [[], []];
      const code = await runCommand(words, {
        ...context,
        say: (line) => void out.push(line),
        warn: (line) => void err.push(line),
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    withServer: (work) => withApplication(context, work),
    sums: () => withInstallation(context, ({ owner }) => sumAll(owner)),
  };
}

/** Fills a migrated installation with the demonstration, and two files. */
export async function fillInstallation(installation: TestInstallation): Promise<void> {
  await installation.withServer(async (application) => {
    await seed(application, () => undefined);
    // A restore does it at its end, and a first start makes secrets on the way.
    await application.beforeServing();
  });
  const files = join(installation.dataDir, 'files');
  await mkdir(join(files, 'portraits/a'), { recursive: true });
  await writeFile(join(files, 'portraits/a/1.jpg'), randomBytes(3_000_000));
  await writeFile(join(files, 'empty.txt'), '');
}

/** The number of rows and the hash of every table, as the owner of the schema. */
export function sumAll(owner: Database): Promise<Record<string, TableSum>> {
  return owner.ownerTransaction(async (query, script) => {
    const session = { query, script };
    await speakPlainly(session);
    const sums: Record<string, TableSum> = {};
    for (const table of await listTables(session)) sums[table.name] = await sumTable(session, table);
    // The queue notes in it when it looked after itself, which every start of a server does.
    delete sums['pgboss.queue'];
    return sums;
  });
}
