import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { DataDirectoryInUse } from './failures.ts';

/** Says `ready`, waits for a line, tries to take the lock, says what came of it, and holds on until it is killed. */
const CONTENDER = `
  import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)};
  process.stdin.once('data', () => {
    try { lockDirectory(process.argv[1]); console.log('won'); }
    catch (error) { console.log(error.name + ' ' + error.pid); }
  });
  console.log('ready');
  setInterval(() => {}, 1000);
`;

interface Contender {
  readonly process: ChildProcess;
  line(): Promise<string>;
  go(): void;
}

async function contender(directory: string): Promise<Contender> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  expect(await line()).toBe('ready');
  return { process: child, line, go: () => void child.stdin.write('go\n') };
}

async function kill({ process: child }: Contender): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a data directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'hearth-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('refuses a second process with a sentence that names the directory and the process', async () => {
    const first = await contender(directory);
    first.go();
    expect(await first.line()).toBe('won');
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by process ${first.process.pid}. Only one Hearth server may open it: ` +
        'stop the other one, or set DATA_DIR to another directory.',
    );
  });

  it('ends with its process, even on kill -9', async () => {
    const first = await contender(directory);
    first.go();
    expect(await first.line()).toBe('won');
    await kill(first);
    lockDirectory(directory).release();
  });

  it('can be taken again after it was released', () => {
    lockDirectory(directory).release();
    lockDirectory(directory).release();
  });

  it('is not fooled by what an earlier holder left behind, whose number another process may have by now', () => {
    writeFileSync(join(directory, 'lock-holder.json'), JSON.stringify({ pid: process.ppid, host: hostname() }));
    lockDirectory(directory).release();
    expect(JSON.parse(readFileSync(join(directory, 'lock-holder.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('does not name a process that is dead', async () => {
    const first = await contender(directory);
    first.go();
    expect(await first.line()).toBe('won');
    const dead = await contender(directory);
    await kill(dead);
    writeFileSync(join(directory, 'lock-holder.json'), JSON.stringify({ pid: dead.process.pid, host: hostname() }));
    expect(() => lockDirectory(directory)).toThrow(`${directory} is in use by another process.`);
  });

  it('is won by exactly one of two processes that start together', async () => {
    const outcomes: string[][] = [];
    for (let round = 0; round < 20; round += 1) {
      const contested = join(directory, String(round));
      mkdirSync(contested);
      const both = await Promise.all([contender(contested), contender(contested)]);
      for (const each of both) each.go();
      const said = await Promise.all(both.map((each) => each.line()));
      const winner = both[said.indexOf('won')];
      outcomes.push(said.map((word) => word.replace(String(winner?.process.pid), 'winner')).toSorted());
      await Promise.all(both.map(kill));
    }
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => ['DataDirectoryInUse winner', 'won']));
  });

  it('says so when the directory cannot be locked at all', () => {
    mkdirSync(join(directory, 'lock'));
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} cannot be used: its lock file cannot be opened and locked.`,
    );
  });
});
