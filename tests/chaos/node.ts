import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hearth/testing/free-port';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 180_000;
const START_TRIES = 20;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly path?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

/**
 * The application in a process of its own, one of several behind the same database. It keeps its port, which is none of those
 * that the system gives to connections: whoever calls a node that is down could be given just that one, and would be connected
 * to themselves.
 */
export class Node {
  readonly name: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #origin: string | undefined;
  #isDown = true;
  /** How often it was killed. */
  kills = 0;
  /** What its log had of errors, and what it said where nothing is said. */
  readonly errors: string[] = [];

  constructor(name: string, environment: Readonly<Record<string, string>>) {
    this.name = name;
    this.#environment = environment;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Where it listens now. */
  get origin(): string {
    return this.#origin ?? '';
  }

  /** Whether it was killed and has not come back: no answer is expected of it. */
  get isDown(): boolean {
    return this.#isDown;
  }

  /** Starts it and resolves when it is ready. Somebody else may hold the port for a moment that it had before: it is tried again. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = this.errors.length;
      try {
        return await this.#start();
      } catch (error) {
        if (attempt >= START_TRIES || !this.errors.slice(before).some((line) => line.includes('EADDRINUSE')))
          throw error;
        this.errors.length = before;
        await pause(500);
      }
    }
  }

  async #start(): Promise<void> {
    this.#origin ??= `http://127.0.0.1:${await freePort()}`;
    const child = spawn(process.execPath, ['apps/server/src/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...this.#environment,
        PORT: new URL(this.#origin).port,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // What it says while it starts counts only if it does not start: a build may tell something.
    const before = this.errors.length;
    child.stderr.on('data', (part: Buffer) =>
      this.errors.push(`on standard error: ${part.toString().slice(0, 2_000)}`),
    );
    child.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') this.errors.push(`ended by itself: ${code ?? signal}`);
    });
    const listening = Promise.withResolvers<void>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      // The last line of a node that was killed may lack its end.
      if (!line.startsWith('{') || !line.endsWith('}')) return;
      const told = JSON.parse(line) as Line;
      if (told.msg.startsWith('Server listening at ')) listening.resolve();
      if (told.level >= 50)
        this.errors.push(`${told.msg} ${told.path ?? ''} ${told.err?.stack ?? told.err?.message ?? ''}`);
    });
    const inTime = pause(START_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('does not start')));
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`does not start: ${this.errors.join('\n')}`)),
    );
    ended.catch(() => undefined);
    await Promise.race([listening.promise, inTime, ended]);
    while (!(await this.isOk('/health/ready'))) await Promise.race([pause(50), inTime, ended]);
    this.errors.length = before;
    this.#isDown = false;
  }

  async isOk(path: string): Promise<boolean> {
    return fetch(`${this.#origin}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#isDown = true;
    this.kills += 1;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Its memory that is not on disk, in megabytes. */
  get residentMb(): number {
    const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')) ?? [];
    return Number(kb) / 1_024;
  }
}
