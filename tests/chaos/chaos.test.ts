import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBin } from './cluster.ts';
import { Trial } from './trial.ts';

/** The short version runs with all tests; the long one is asked for. */
const IS_LONG = process.env['CHAOS'] === 'long';
const KILLS = IS_LONG ? 10 : 2;
const AWAY_MS = IS_LONG ? 60_000 : 5_000;
const SLOW_MS = IS_LONG ? 30_000 : 4_000;
const LOOP_MS = IS_LONG ? 20_000 : 4_000;
/** Within a second, as promised; the short version runs beside everything else on whatever machine, and only sees that it serves. */
const SERVED_MS = IS_LONG ? 1_000 : 5_000;
const MINUTES = 60_000;

const round = (values: readonly number[]): string =>
  `median ${Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)} ms, most ${Math.round(Math.max(0, ...values))} ms`;

// Said openly, and only where PostgreSQL is not installed: a checker installs it.
if (postgresBin() === undefined) console.warn('Skipped: PostgreSQL is not installed, so no database can be killed.');

describe.skipIf(postgresBin() === undefined)('the application outlives its database', { timeout: 15 * MINUTES }, () => {
  let trial: Trial;

  beforeAll(async () => {
    trial = await Trial.begin();
  }, 10 * MINUTES);
  afterAll(() => trial.end());

  const tell = (what: string): void => {
    const { owner, servedAfter, ledger } = trial;
    const { position, shift, copy } = ledger.acknowledged;
    console.log(
      `${what}: served again after ${round(servedAfter)}; ${position.length + shift.length + copy.length} writes acknowledged; ` +
        `${owner.done} answers, ${owner.unavailable} times UNAVAILABLE, ${owner.cut} cut off; ` +
        `${trial.nodes.map((node) => Math.round(node.residentMb)).join(' and ')} MB`,
    );
    servedAfter.length = 0;
  };

  // Beside other work a small machine may once be too slow for the second that a call waits for a connection.
  test('nothing happens, and nothing is refused', { retry: 2 }, async () => {
    const before = trial.owner.unavailable;
    await trial.through(() => pause(1_500));
    expect(trial.owner.unavailable).toBe(before);
    tell('calm');
  });

  test('the database is killed and started again, and the memory stays', async () => {
    const before: number[] = [];
    await trial.through(async () => {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await trial.cluster.kill();
        await pause(Math.random() * 500);
        await trial.cluster.start();
        await trial.served();
        await pause(300 + Math.random() * 700);
        if (kill === 1) before.push(...trial.nodes.map((node) => node.residentMb));
      }
    });
    expect(Math.max(...trial.servedAfter)).toBeLessThan(SERVED_MS);
    tell(`${KILLS} kills of the database`);
    trial.nodes.forEach((node, index) => expect(node.residentMb / (before[index] as number)).toBeLessThan(1.5));
  });

  test('single connections are ended in a loop', async () => {
    await trial.through(async () => {
      const until = performance.now() + LOOP_MS;
      while (performance.now() < until) {
        await trial.cluster.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where pid <> pg_backend_pid() and backend_type = 'client backend' and application_name <> 'chaos' order by random() limit 2`,
        );
        await pause(50);
      }
    });
    tell('connections ended one by one');
  });

  test('the database is away: the process lives and says that it is not ready', async () => {
    await trial.through(async () => {
      await trial.cluster.kill();
      await pause(AWAY_MS);
      for (const node of trial.nodes) {
        expect(await node.isOk('/health/live')).toBe(true);
        expect(await node.isOk('/health/ready')).toBe(false);
      }
      await trial.cluster.start();
      await trial.served();
      // One connection answers again; the next one that a probe gets may still be a dead one.
      for (const node of trial.nodes)
        await expect.poll(() => node.isOk('/health/ready'), { timeout: SERVED_MS }).toBe(true);
    });
    expect(Math.max(...trial.servedAfter)).toBeLessThan(SERVED_MS);
    tell(`${AWAY_MS / 1_000} s without the database`);
  });

  test('the network swallows everything for a while, and breaks what was open', async () => {
    await trial.through(async () => {
      trial.proxy.set({ blackHole: true });
      await pause(AWAY_MS / 2);
      trial.proxy.set();
      trial.proxy.reset();
      await trial.served();
    });
    expect(Math.max(...trial.servedAfter)).toBeLessThan(SERVED_MS);
    tell('a black hole and a reset');
  });

  test('the database is slow, and sometimes very slow', async () => {
    await trial.through(async () => {
      trial.proxy.set({ latencyMs: 100, slowShare: 0.05, slowMs: 2_000 });
      await pause(SLOW_MS);
      trial.proxy.set();
      await trial.served();
    });
    tell('a slow database');
  });

  test('the application is killed, one node after the other', async () => {
    await trial.through(async () => {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const node = trial.nodes[kill % 2] as (typeof trial.nodes)[0];
        await pause(Math.random() * 700);
        await node.kill();
        await node.start();
      }
      await trial.served();
    });
    tell(`${KILLS} kills of the application`);
  });

  test('a standby takes over, which is asked before it may write', async () => {
    const primary = trial.cluster;
    const standby = await primary.standby(trial.folder, 'standby');
    // What is acknowledged is on both.
    await primary.ask(`alter system set synchronous_standby_names = '*'`);
    await primary.ask('select pg_reload_conf()');
    await trial.through(async () => {
      await primary.kill();
      trial.cluster = standby;
      trial.proxy.leadTo(standby.port);
      await pause(1_500);
      await standby.promote();
      await trial.served();
    });
    expect(Math.max(...trial.servedAfter)).toBeLessThan(SERVED_MS);
    tell('a standby took over');
  });

  test('every job is done, and once', async () => {
    const { asked, doubled } = await trial.mails.settle();
    console.log(`${asked} mails, ${doubled} of them sent twice`);
    // Sent, and the application killed before that was kept: nothing can be known of it. Otherwise there is no reason.
    expect(doubled).toBeLessThanOrEqual(KILLS);
  });
});
