import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@hearth/testing/free-port';
import pg from 'pg';

const HOME = '/usr/lib/postgresql';
const START_TRIES = 200;

/** Where PostgreSQL's programs lie, the newest version of those that are there; undefined where there is none. */
export function postgresBin(): string | undefined {
  const versions = existsSync(HOME)
    ? readdirSync(HOME).filter((name) => existsSync(join(HOME, name, 'bin/initdb')))
    : [];
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? undefined : join(HOME, newest, 'bin');
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
const asUser = (): { uid: number; gid: number } | Record<string, never> => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A PostgreSQL server with its own data, which can be killed and started again on the same port. */
export class Cluster {
  readonly port: number;
  readonly #data: string;
  readonly #bin: string;
  #postmaster: ChildProcess | undefined;

  private constructor(bin: string, data: string, port: number) {
    this.#bin = bin;
    this.#data = data;
    this.port = port;
    process.once('exit', () => this.#postmaster?.kill('SIGKILL'));
  }

  /** Makes an empty one in a new folder below `parent`; it does not run yet. */
  static async make(parent: string, name: string): Promise<Cluster> {
    const cluster = await Cluster.#in(parent, name);
    const words = ['-D', cluster.#data, '-U', 'hearth', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    cluster.#run('initdb', words);
    const allow = 'host replication hearth 127.0.0.1/32 trust\n';
    writeFileSync(join(cluster.#data, 'pg_hba.conf'), `${allow}host all hearth 127.0.0.1/32 trust\n`);
    return cluster;
  }

  /** Makes one that follows this one's changes as they happen, and starts it. */
  async standby(parent: string, name: string): Promise<Cluster> {
    const standby = await Cluster.#in(parent, name);
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'hearth'];
    standby.#run('pg_basebackup', [
      ...from,
      '-D',
      standby.#data,
      '-X',
      'stream',
      '-R',
      '--checkpoint=fast',
      '--no-sync',
    ]);
    await standby.start();
    return standby;
  }

  static async #in(parent: string, name: string): Promise<Cluster> {
    const bin = postgresBin();
    if (bin === undefined) throw new Error('PostgreSQL is not installed.');
    const data = join(parent, name);
    mkdirSync(data, { mode: 0o700 });
    const { uid, gid } = asUser();
    if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
    return new Cluster(bin, data, await freePort());
  }

  get url(): string {
    return `postgres://hearth@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it and resolves when it answers. After a kill the old one's processes may still be leaving: it is tried again. */
  async start(): Promise<void> {
    const settings = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=100'];
    for (let attempt = 1; ; attempt += 1) {
      rmSync(join(this.#data, 'postmaster.pid'), { force: true });
      const words = ['-D', this.#data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])];
      let said = '';
      const child = spawn(join(this.#bin, 'postgres'), words, {
        ...asUser(),
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4_000)));
      this.#postmaster = child;
      const ended = once(child, 'exit');
      while (child.exitCode === null && child.signalCode === null) {
        if (await this.answers()) return;
        await Promise.race([ended, pause(20)]);
      }
      if (attempt >= START_TRIES) throw new Error(`PostgreSQL does not start: ${said}`);
      await pause(50);
    }
  }

  async answers(): Promise<boolean> {
    return this.ask('select 1').then(
      () => true,
      () => false,
    );
  }

  /** Asks it directly, past everything that is between it and the application. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'chaos',
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** Kills it as a power cut would, all its processes at once, and resolves when they are gone. */
  async kill(): Promise<void> {
    const child = this.#postmaster;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    for (const pid of [child.pid, ...childrenOf(child.pid)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await ended;
  }

  /** Makes a standby one that takes writes. */
  async promote(): Promise<void> {
    await this.ask('select pg_promote(true)');
  }

  #run(program: string, words: readonly string[]): void {
    execFileSync(join(this.#bin, program), words, { ...asUser(), cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}
