import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFaultProxy } from '@hearth/testing/peers/fault-proxy';
import type { FaultProxy } from '@hearth/testing/peers/fault-proxy';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { expect } from 'vitest';
import { buildIfStale } from '../../tools/build.ts';
import { Caller } from './caller.ts';
import { Cluster } from './cluster.ts';
import { Follower } from './follower.ts';
import { Ledger } from './ledger.ts';
import type { Page } from './ledger.ts';
import { MailJobs } from './mail-jobs.ts';
import { Node } from './node.ts';

const OWNER = { username: 'owen', password: 'Hearth-demo-2026' };
/** What has to hold again soon holds within this; the figures that are printed say how soon it did. */
const SOON = { timeout: 30_000, interval: 100 };
const FOLLOWERS = 2;
/** What one node may hold of connections: the ten it is given by default, and as many lanes again while slow statements hold theirs up. */
const MOST_CONNECTIONS = 12;

/** How often each was said, whatever it was said of. */
function inKinds(lines: readonly string[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const line of lines) {
    const kind = line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID').replaceAll(/Ledger-\d+/g, 'NAME');
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

/** A database, a bad network before it, two nodes of the application behind that, and everybody who uses them. */
export class Trial {
  readonly folder: string;
  readonly proxy: FaultProxy;
  readonly nodes: readonly [Node, Node];
  readonly owner = new Caller(OWNER);
  readonly ledger: Ledger;
  readonly mails: MailJobs;
  cluster: Cluster;
  /** How long after the database answered each node served again, in milliseconds. */
  readonly servedAfter: number[] = [];
  #places: readonly string[] = [];
  #pages = 0;

  private constructor(
    folder: string,
    cluster: Cluster,
    proxy: FaultProxy,
    mail: Awaited<ReturnType<typeof startMailServer>>,
  ) {
    this.folder = folder;
    this.cluster = cluster;
    this.proxy = proxy;
    const environment = {
      DATABASE_URL: `postgres://hearth@127.0.0.1:${proxy.port}/postgres`,
      DATA_DIR: join(folder, 'files'),
      HEARTH_MODE: 'demo',
      // Nodes that share a database share what seals its secrets.
      SECRET_KEY: 'chaos '.repeat(8),
      FILE_SIGNING_KEY: 'chaos '.repeat(8),
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_URL: mail.url,
      // One person plays everybody.
      RATE_LIMIT_FACTOR: '1000',
    };
    this.nodes = [new Node('first', environment), new Node('second', environment)];
    this.ledger = new Ledger(join(folder, 'ledger'), this.owner, this.nodes);
    this.mails = new MailJobs(() => this.cluster, mail.received);
  }

  /** Starts all of it; `end` ends it. */
  static async begin(): Promise<Trial> {
    // Not by one of the nodes, whose memory is looked at.
    await buildIfStale(() => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'hearth-chaos-'));
    chmodSync(folder, 0o711);
    const cluster = await Cluster.make(folder, 'primary');
    await cluster.start();
    const proxy = await startFaultProxy(cluster.port);
    const trial = new Trial(folder, cluster, proxy, await startMailServer());
    try {
      for (const node of trial.nodes) await node.start();
    } catch (error) {
      await trial.end();
      throw error;
    }
    const rows = await cluster.ask<{ id: string }>(
      'select id from core.brand b where not exists (select 1 from core.brand c where c.parent_id = b.id) order by name',
    );
    trial.#places = rows.map(({ id }) => id);
    return trial;
  }

  /** Leaves nothing running and nothing lying about. */
  async end(): Promise<void> {
    for (const node of this.nodes) await node.kill();
    await this.cluster.kill();
    await this.proxy.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Lets everybody work while something happens, and then looks whether it did any harm: nothing acknowledged is lost, nothing
   * was done twice, nobody got another answer than was promised, every page shows the news, one connection listens per node.
   */
  async through(happen: () => Promise<void>): Promise<void> {
    const page = this.#nextPage();
    const before = this.ledger.acknowledged;
    await this.ledger.open(page);
    const followers = this.nodes.flatMap((node) =>
      Array.from({ length: FOLLOWERS }, () => new Follower(this.owner, node, page.place, page.week)),
    );
    await expect.poll(() => followers.every(({ isOpen }) => isOpen), SOON).toBe(true);
    const over = new AbortController();
    const others = Promise.all([
      ...this.nodes.map((node) => this.#read(node, page, over.signal)),
      this.mails.ask(over.signal),
    ]);
    try {
      await pause(500);
      await happen();
      await pause(1_000);
    } finally {
      await this.ledger.close();
      over.abort();
      await others;
    }
    const fresh = this.ledger.acknowledged.shift.slice(before.shift.length);
    expect(fresh.length).toBeGreaterThan(0);
    await expect
      .poll(() => followers.map(({ shown }) => fresh.filter((id) => !shown.has(id)).length), {
        ...SOON,
        message: 'news missed',
      })
      .toEqual(followers.map(() => 0));
    for (const follower of followers) follower.close();
    const wrong = [...this.owner.wrong.splice(0), ...this.nodes.flatMap(({ errors }) => errors.splice(0))];
    const kinds = inKinds(wrong);
    expect(kinds, `answers and log lines that should not be: ${JSON.stringify(kinds).slice(0, 1_500)}`).toEqual({});
    await this.#checkLedger();
    await this.#checkListeners();
  }

  /** Waits until a node answers something from the database, and notes how long that took. */
  async served(): Promise<void> {
    const since = performance.now();
    await Promise.all(
      this.nodes.map(async (node) => {
        while ((await this.owner.call(node, '/v1/users/info')).kind !== 'done') await pause(10);
        this.servedAfter.push(performance.now() - since);
      }),
    );
  }

  #nextPage(): Page {
    const place = this.#places[this.#pages % this.#places.length] as string;
    this.#pages += 1;
    const week = Temporal.PlainDate.from('2027-01-04').add({
      weeks: 200 * Math.floor(this.#pages / this.#places.length),
    });
    return { place, week: week.toString(), source: week.add({ days: 1 }).toString() };
  }

  /** What people read, a page for visitors among it; and the balancer, who asks whether the process lives. */
  async #read(node: Node, { place, week }: Page, signal: AbortSignal): Promise<void> {
    const paths = ['/v1/users/info', `/v1/brands/${place}/positions`, `/v1/brands/${place}/schedule?week=${week}`];
    const alive = async (): Promise<void> => {
      while (!signal.aborted) {
        const isLive = await node.isOk('/health/live');
        if (!isLive && !node.isDown) this.owner.wrong.push(`${node.name}: not alive`);
        await pause(250);
      }
    };
    const reading = async (): Promise<void> => {
      for (let turn = 0; !signal.aborted; turn += 1) {
        if (node.isDown) await pause(50);
        else if (turn % 4 === 3) await this.owner.send(node, '/careers');
        else await this.owner.call(node, paths[turn % 4] as string);
        await pause(20);
      }
    };
    await Promise.all([alive(), reading(), reading()]);
  }

  async #checkLedger(): Promise<void> {
    const { position, shift, copy } = this.ledger.acknowledged;
    const lost = async (kind: string, ids: readonly string[], held: string): Promise<void> => {
      const rows = await this.cluster.ask<{ id: string }>(held);
      const have = new Set(rows.map(({ id }) => id));
      expect(
        ids.filter((id) => !have.has(id)),
        `lost of ${kind}`,
      ).toEqual([]);
    };
    await lost('positions', position, `select name as id from team.position where name like 'Ledger-%'`);
    await lost('shifts', shift, `select id::text from scheduling.shift where note = 'ledger' and not removed`);
    await lost('copies', copy, `select local_date::text as id from scheduling.shift where note = 'source'`);
    const twice = await this.cluster.ask(
      `select location_id, local_date, count(*) from scheduling.shift where note = 'source' and not removed group by 1, 2 having count(*) > 1`,
    );
    expect(twice, 'copied twice').toEqual([]);
    const changedTwice = await this.cluster.ask(
      `select shift_id, count(*) from scheduling.shift_change c join scheduling.shift s on s.id = c.shift_id where s.note in ('ledger', 'source') group by 1 having count(*) > 1`,
    );
    expect(changedTwice, 'noted twice').toEqual([]);
  }

  async #checkListeners(): Promise<void> {
    const listening = async (): Promise<number> => {
      const [row] = await this.cluster.ask<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where application_name = 'hearth listener'`,
      );
      return row?.n ?? 0;
    };
    await expect.poll(listening, { ...SOON, message: 'connections that listen' }).toBe(this.nodes.length);
    const [held] = await this.cluster.ask<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name = 'hearth'`,
    );
    expect(held?.n, 'connections that nodes hold').toBeLessThanOrEqual(this.nodes.length * MOST_CONNECTIONS);
  }
}
