// Kills a process that writes to the embedded database, again and again: node bench/crash/embedded.ts [kills]
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { conclude, crash } from './supervisor.ts';
import type { Subject } from './supervisor.ts';

const CHILD = fileURLToPath(new URL('./embedded-child.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'hearth-crash-'));

const start = (...args: string[]): ChildProcess & { stdout: NodeJS.ReadableStream } =>
  spawn(process.execPath, [CHILD, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

const subject: Subject = {
  write: (first, acknowledged) => {
    const child = start('write', dataDir, String(first));
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged(Number(line)));
    return Promise.resolve({
      kill: async () => {
        const ended = once(child, 'close');
        child.kill('SIGKILL');
        await ended;
      },
    });
  },
  held: async () => {
    const child = start('read', dataDir);
    const ended = once(child, 'close');
    for await (const line of createInterface({ input: child.stdout })) {
      const { numbers, notices } = JSON.parse(line) as { numbers: number[]; notices: string[] };
      await ended;
      if (notices.length > 0) throw new Error(notices.join(' '));
      return new Set(numbers);
    }
    throw new Error('the process ended without an answer');
  },
};

const kills = Number(process.argv[2] ?? 20);
conclude(await crash(subject, kills, (line) => process.stdout.write(`${line}\n`)));
await rm(dataDir, { recursive: true });
