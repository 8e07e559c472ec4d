import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const SERVER = `
  import fs from 'node:fs';
  import { openEmbedded } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
  import { Keyring } from ${JSON.stringify(new URL('../sealing/keyring.ts', import.meta.url).href)};
  const say = (...parts) => console.log(parts.at(-1));
  const { pglite } = await openEmbedded({ dataDir: process.argv[1], keys: new Keyring('a key'), log: { info: say, warn: say, error: say } });
  await pglite.exec('create table if not exists guest (id int)');
  await pglite.query('insert into guest values (1)');
  await pglite.query('select no_such_column from guest').catch(() => console.log('an error is an answer'));
  console.log((await pglite.query('select count(*)::int as rows from guest')).rows[0].rows);
  if (process.argv[2] === 'full') {
    fs.writeSync = () => { throw Object.assign(new Error('no space left'), { code: 'ENOSPC' }); };
    await pglite.query('insert into guest values (2)');
    console.log('answered');
  }
  process.exit(0);
`;

describe('an engine whose disk refuses to write', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearth-panic-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const serve = (disk: string): { lines: string[]; status: number | null } => {
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', SERVER, directory, disk], {
      encoding: 'utf8',
      timeout: 100_000,
    });
    return { lines: stdout.trim().split('\n'), status };
  };

  it('ends the process with a sentence instead of hanging, and opens again with all that was answered', () => {
    expect(serve('full')).toEqual({
      lines: [
        'an error is an answer',
        '1',
        'The embedded database broke down, so Hearth ends. Is the disk full or failing? Nothing that was saved is lost: start again.',
      ],
      status: 1,
    });
    expect(serve('good')).toEqual({ lines: ['an error is an answer', '2'], status: 0 });
  });
});
