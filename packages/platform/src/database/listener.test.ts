import { startFaultProxy } from '@hearth/testing/peers/fault-proxy';
import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { FaultProxy } from '@hearth/testing/peers/fault-proxy';
import type { Database } from '../database.ts';
import { listenOnServer } from './listener.ts';

const WAIT = { timeout: 15_000 };
const pass = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The embedded database has no connection that could break.
describe.runIf('url' in inject('template'))('the connection that listens', () => {
  let database: Database;
  let proxy: FaultProxy;
  let url: string;
  let heard: string[];
  let losses: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    const own = new URL('url' in database.queue ? database.queue.url : '');
    proxy = await startFaultProxy(Number(own.port));
    own.port = String(proxy.port);
    url = own.href;
  });
  afterAll(async () => {
    await proxy.close();
    await database.close();
  });
  beforeEach(() => {
    proxy.set();
    heard = [];
    losses = 0;
  });

  const listenOnce = (): Promise<() => Promise<void>> =>
    listenOnServer(
      url,
      'trial',
      (payload) => void heard.push(payload),
      () => void (losses += 1),
      { askedEveryMs: 200, answerMs: 400 },
    );
  /** On a crowded machine the first connection may take longer than the 400 ms that these tests give an answer. */
  const listen = async (tries = 20): Promise<() => Promise<void>> => {
    try {
      return await listenOnce();
    } catch (error) {
      if (tries === 1) throw error;
      return listen(tries - 1);
    }
  };
  const notify = (payload: string): Promise<unknown> =>
    database.asOwner((query) => query('select pg_notify($1, $2)', ['trial', payload]));
  const listeners = async (): Promise<number> => {
    const [row] = await database.asOwner((query) =>
      query(
        `select count(*)::int as n from pg_stat_activity where application_name = 'hearth listener' and datname = current_database()`,
      ),
    );
    return Number(row?.['n']);
  };

  test('stays one through outages in which it is refused, and tells once of each', async () => {
    const close = await listen();
    for (let outage = 1; outage <= 4; outage += 1) {
      proxy.set({ refuses: true });
      proxy.reset();
      await pass(500);
      proxy.set();
      await expect.poll(() => losses, WAIT).toBe(outage);
      await notify(`after ${outage}`);
      await expect.poll(() => heard.at(-1), WAIT).toBe(`after ${outage}`);
    }
    await pass(500);
    expect([proxy.open, await listeners(), losses]).toEqual([1, 1, 4]);
    // Each was heard once.
    expect(heard).toEqual(['after 1', 'after 2', 'after 3', 'after 4']);
    await close();
  });

  test('tries less and less often while it is refused', async () => {
    const close = await listen();
    proxy.set({ refuses: true });
    proxy.reset();
    const { arrived } = proxy;
    await pass(3_000);
    // Without a pause that grows there would be thirty or more.
    expect(proxy.arrived - arrived).toBeGreaterThanOrEqual(2);
    expect(proxy.arrived - arrived).toBeLessThanOrEqual(9);
    await close();
  });

  test('notices a connection that the network has swallowed', async () => {
    const close = await listen();
    proxy.set({ blackHole: true });
    await expect.poll(() => proxy.open, WAIT).toBe(0);
    proxy.set();
    await expect.poll(() => losses, WAIT).toBe(1);
    await notify('heard again');
    await expect.poll(() => heard, WAIT).toEqual(['heard again']);
    await close();
  });

  test.each([
    ['listens', () => undefined],
    ['is refused', () => (proxy.set({ refuses: true }), proxy.reset())],
    ['is not answered', () => (proxy.set({ blackHole: true }), proxy.reset())],
  ])('is closed for good while it %s', async (_, happen) => {
    const close = await listen();
    happen();
    await pass(150);
    await Promise.all([close(), close()]);
    proxy.set();
    const { arrived } = proxy;
    await expect.poll(() => proxy.open, WAIT).toBe(0);
    await pass(700);
    await notify('unheard');
    expect([proxy.arrived - arrived, heard, losses]).toEqual([0, [], 0]);
  });

  test('refuses when the first connection does not come about', async () => {
    proxy.set({ refuses: true });
    await expect(listenOnce()).rejects.toThrow();
    const { arrived } = proxy;
    await pass(300);
    expect(proxy.arrived).toBe(arrived);
  });
});
