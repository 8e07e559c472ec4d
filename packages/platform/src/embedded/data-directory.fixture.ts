import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { clockAt } from '../clock.ts';
import type { SetClock } from '../clock.ts';
import { Keyring } from '../sealing/keyring.ts';
import { openEmbedded } from './open.ts';
import type { Embedded } from './open.ts';
import { createTemplate } from './template.ts';

/** What the snapshots of these tests are sealed with. */
export const KEYS = new Keyring('a-key-of-the-tests-a-key-of-the-tests');

/** An operator's log of errors and warnings. */
export interface RecordedLog {
  readonly lines: string[];
}

/** A data directory for each test, which starts from one table `guest` with three rows; everything opened is closed at the end. */
export interface DataDirectory {
  readonly path: string;
  readonly clock: SetClock;
  readonly told: RecordedLog;
  readonly inside: (...names: string[]) => string;
  open(keys?: Keyring): Promise<Embedded>;
  /** Opens, runs statements, closes. */
  use(statements: string): Promise<void>;
  guests(embedded: Embedded): Promise<number[]>;
}

export function dataDirectory(): DataDirectory {
  const root = mkdtempSync(join(tmpdir(), 'hearth-embedded-'));
  const template = join(root, 'template.tar.gz');
  const clock = clockAt('2026-11-20T09:00:00Z');
  const told: RecordedLog = { lines: [] };
  const opened: Embedded[] = [];
  let path = '';
  const note = (first: unknown, second?: unknown): void => void told.lines.push(String(second ?? first));

  beforeAll(() =>
    createTemplate(template, async (database) => {
      await database.exec(`
        create table guest (id int primary key, name text not null);
        insert into guest select i, 'Guest ' || i from generate_series(1, 3) i;
        create index guest_name on guest (name);`);
    }),
  );
  beforeEach(() => {
    path = mkdtempSync(join(root, 'data-'));
    clock.set('2026-11-20T09:00:00Z');
    told.lines.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    rmSync(path, { recursive: true, force: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const open = async (keys: Keyring = KEYS): Promise<Embedded> => {
    const embedded = await openEmbedded({
      dataDir: path,
      template,
      keys,
      clock,
      log: { info: () => undefined, warn: note, error: note },
    });
    opened.push(embedded);
    return embedded;
  };
  return {
    get path() {
      return path;
    },
    clock,
    told,
    inside: (...names) => join(path, ...names),
    open,
    use: async (statements) => {
      const embedded = await open();
      await embedded.pglite.exec(statements);
      await embedded.close();
    },
    guests: async ({ pglite }) =>
      (await pglite.query<{ id: number }>('select id from guest order by id')).rows.map(({ id }) => id),
  };
}
