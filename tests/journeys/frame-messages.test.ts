import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { ask, connectFramePage, openFramePage } from './frame-page.ts';
import { startTwoOrigins } from './two-origins.ts';

const site = await startTwoOrigins();
afterAll(site.stop);

let context: BrowserContext;
let faults: string[];
beforeEach(async () => {
  context = await site.browser.newContext();
  faults = [];
  context.on('weberror', (error) => faults.push(error.error().message));
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

const frameOf = (page: Page) => {
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/auth/frame'));
  if (frame === undefined) throw new Error('the page has no frame');
  return frame;
};

async function signedIn(): Promise<Page> {
  const user = await site.addUser();
  const page = await openFramePage(context, site.app, site.auth);
  expect(await ask(page, 'login', { username: user.email, password: FACTORY_PASSWORD })).toMatchObject({
    user_id: user.userId,
  });
  return page;
}

/** Puts makers of spoiled messages into a page: everything about them is wrong in one way or another, by a seed that stays. */
const SPOILED = `(() => {
  let seed = 7;
  const random = (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const one = (list) => list[random(list.length)];
  const odd = [null, undefined, 0, -1, 1.5, NaN, '', 'x', 'getToken ', true, [], {}, [[]], { $ne: 1 }, new Date(0),
    new Map(), /x/, 'a'.repeat(20000), 10n, new Uint8Array(3)];
  const not = (...right) => odd.filter((value) => !right.includes(value));
  globalThis.id = () => Array.from({ length: 32 }, () => random(16).toString(16)).join('');
  const ways = [
    (message) => ({ ...message, v: one(odd) }),
    (message) => ({ ...message, id: one(odd) }),
    (message) => ({ ...message, id: id() + '0' }),
    (message) => ({ ...message, type: one(odd) }),
    (message) => ({ ...message, type: one(['constructor', '__proto__', 'toString', 'gettoken', 'HELLO']) }),
    (message) => ({ ...message, payload: one(not(undefined).filter((value) => !(value && value.constructor === Object))) }),
    (message) => ({ ...message, payload: { fresh: one(not(true, undefined)) } }),
    (message) => ({ ...message, payload: { token: 'x' } }),
    (message) => ({ ...message, extra: 1 }),
    (message) => [message],
    (message) => JSON.stringify(message),
    () => one(odd),
  ];
  globalThis.spoiled = (type, more) => one(ways)({ v: 1, id: id(), type, ...more });
})()`;
interface Spoiling {
  readonly spoiled: (type: string, more: object) => unknown;
  readonly id: () => string;
}

test('10,000 spoiled messages on the page’s own line bring one token to the one right message, and no silence', async () => {
  const page = await signedIn();
  await page.evaluate(SPOILED);
  const answers = await page.evaluate(
    async ([auth, count]) => {
      const iframe = Object.assign(document.createElement('iframe'), { src: `${auth}/auth/frame`, hidden: true });
      document.body.append(iframe);
      await new Promise((resolve) => iframe.addEventListener('load', resolve));
      const { port1, port2 } = new MessageChannel();
      const heard: unknown[] = [];
      port1.addEventListener('message', ({ data }) => heard.push(data));
      port1.start();
      iframe.contentWindow?.postMessage({ v: 1, type: 'hello', id: '0'.repeat(32) }, auth, [port2]);
      const { spoiled, id } = globalThis as unknown as Spoiling;
      for (let sent = 0; sent < count; sent += 1) port1.postMessage(spoiled('getToken', { payload: {} }));
      const last = id();
      port1.postMessage({ v: 1, id: last, type: 'getToken', payload: {} });
      while (!heard.some((data) => (data as { id?: string }).id === last))
        await new Promise((resolve) => setTimeout(resolve, 20));
      return heard.filter((data) => (data as { type?: string }).type !== 'connected') as { ok: boolean }[];
    },
    [site.auth, 10_000] as const,
  );
  expect(answers.length).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true, result: { access_token: expect.any(String) } });
});

/** Sends messages to a window from where the script runs, spoiled ones and right ones, each with a port; tells what came back. */
const BARRAGE = `async (target, count) => {
  globalThis.leaked = [];
  const take = ({ data }) => leaked.push(data);
  addEventListener('message', take);
  for (let sent = 0; sent < count; sent += 1) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = take;
    const right = { v: 1, type: 'hello', id: id() };
    const message = sent % 4 === 0 ? right : spoiled('hello', {});
    target.postMessage(message, '*', sent % 3 === 0 ? [] : [port2]);
    port1.postMessage({ v: 1, id: id(), type: 'getToken', payload: {} });
    if (sent % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
  }
}`;
const leaked = (from: Page | Frame) => from.evaluate('leaked');
const droppedIn = (frame: Frame) => frame.evaluate(() => Number(document.documentElement.dataset['dropped'] ?? 0));
/** The document that holds the session, in a window that somebody has made of it, and who talks to it from where. */
interface Relation {
  readonly frame: Frame;
  readonly from: Page | Frame;
  /** An expression for the frame's window, as it is seen from there. */
  readonly target: string;
  /** The browser cuts the two off from each other: not even a message that would be dropped arrives. */
  readonly isCutOff?: true;
}
const embed = async (page: Page | Frame, address: string): Promise<void> => {
  await page.evaluate(async (source) => {
    const iframe = Object.assign(document.createElement('iframe'), { src: source });
    document.body.append(iframe);
    await new Promise((resolve) => iframe.addEventListener('load', resolve));
  }, address);
};
/** A page of the application with a frame of its own, and a stranger's frame beside it. */
async function withStranger(): Promise<{ page: Page; stranger: Frame }> {
  const page = await signedIn();
  await embed(page, site.stranger);
  const stranger = page.frames().find((one) => one.url().startsWith(site.stranger));
  if (stranger === undefined) throw new Error('the stranger has no frame');
  return { page, stranger };
}
/** The frame's document where the policy, which is the first wall, was taken away. */
async function withoutPolicy(page: Page): Promise<void> {
  const body = await site.frameDocument();
  await page.route('**/auth/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
}
async function opened(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => {
      Object.assign(globalThis, { popup: window.open(address) });
    }, `${site.auth}/auth/frame`),
  ]);
  await popup.waitForLoadState();
  return popup;
}

const RELATIONS: Readonly<Record<string, () => Promise<Relation>>> = {
  'a stranger that embeds it, though the policy was removed': async () => {
    await signedIn();
    const page = await context.newPage();
    await withoutPolicy(page);
    await page.goto(site.stranger);
    await embed(page, `${site.auth}/auth/frame`);
    return { frame: frameOf(page), from: page, target: "document.querySelector('iframe').contentWindow" };
  },
  'a sibling frame of another origin, in a page of the application': async () => {
    const { page, stranger } = await withStranger();
    return { frame: frameOf(page), from: stranger, target: 'parent.frames[0]' };
  },
  'the page of the application that opened it as a window': async () => {
    const page = await signedIn();
    const popup = await opened(page);
    return { frame: popup.mainFrame(), from: page, target: 'popup', isCutOff: true };
  },
  'a popup that the page of the application opened, to its opener’s frame': async () => {
    const page = await signedIn();
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), site.stranger),
    ]);
    await popup.waitForLoadState();
    return { frame: frameOf(page), from: popup, target: 'opener.frames[0]' };
  },
  'a stranger’s frame in which it is nested, below a page of the application': async () => {
    const { page, stranger } = await withStranger();
    await withoutPolicy(page);
    await embed(stranger, `${site.auth}/auth/frame`);
    const nested = stranger.childFrames()[0];
    if (nested === undefined) throw new Error('nothing is nested');
    return { frame: nested, from: stranger, target: 'frames[0]' };
  },
  'a stranger in another tab, through a window that it opened of the application': async () => {
    await signedIn();
    const page = await context.newPage();
    await page.goto(site.stranger);
    const [victim] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => {
        Object.assign(globalThis, { victim: window.open(address) });
      }, `${site.app}/empty`),
    ]);
    await victim.waitForLoadState();
    await connectFramePage(victim, site.auth);
    await ask(victim, 'getToken');
    const target = '{ postMessage: (...sent) => victim.frames?.[0].postMessage(...sent) }';
    return { frame: frameOf(victim), from: page, target, isCutOff: true };
  },
};

const EACH = 1_700;
test.each(Object.keys(RELATIONS))('of 1,700 messages from %s none is answered', async (name) => {
  const { frame, from, target, isCutOff = false } = await (RELATIONS[name] as () => Promise<Relation>)();
  const before = await droppedIn(frame);
  await from.evaluate(SPOILED);
  await from.evaluate(`(${BARRAGE})(${target}, ${EACH})`);
  await expect.poll(() => droppedIn(frame)).toBe(before + (isCutOff ? 0 : EACH));
  expect(await leaked(from)).toEqual([]);
});
