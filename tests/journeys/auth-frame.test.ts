import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, openFramePage } from './frame-page.ts';
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
const dropped = (page: Page) => frameOf(page).evaluate(() => Number(document.documentElement.dataset['dropped'] ?? 0));

async function signedIn(): Promise<Page> {
  const user = await site.addUser();
  const page = await openFramePage(context, site.app, site.auth);
  expect(await ask(page, 'login', { username: user.email, password: FACTORY_PASSWORD })).toMatchObject({
    user_id: user.userId,
  });
  return page;
}

describe('the eight messages', () => {
  test('getToken says "no session" to a guest, and gives a token after login, in a new page too', async () => {
    const page = await openFramePage(context, site.app, site.auth);
    expect(await ask(page, 'getToken')).toBeNull();
    const user = await site.addUser();
    expect(await ask(page, 'login', { username: user.email, password: 'Wrong-horse-7' })).toBe(
      'INVALID_USERNAME_OR_PASSWORD',
    );
    await ask(page, 'login', { username: user.email, password: FACTORY_PASSWORD });
    expect(await ask(page, 'getToken')).toMatchObject({ user_id: user.userId });
    const another = await openFramePage(context, site.app, site.auth);
    expect(await ask(another, 'getToken')).toMatchObject({ user_id: user.userId });
  });

  test('signUp makes an account and signs it in; a refused field is named', async () => {
    const page = await openFramePage(context, site.app, site.auth);
    expect(await ask(page, 'signUp', { email: 'frame@example.com', password: 'weakweak' })).toBe('WEAK_PASSWORD');
    expect(
      await ask(page, 'signUp', {
        email: 'frame@example.com',
        password: FACTORY_PASSWORD,
        phone_number: '+351912345678',
      }),
    ).toHaveProperty('access_token');
    expect(await ask(page, 'signUp', { email: 'frame@example.com', password: FACTORY_PASSWORD })).toBe(
      'EMAIL_ALREADY_USED',
    );
  });

  test('signOut ends the session, in the other tab too', async () => {
    const page = await signedIn();
    const other = await openFramePage(context, site.app, site.auth);
    await ask(other, 'getToken');
    const heard = other.evaluate(() => new Promise((resolve) => frame.onNotice(resolve)));
    expect(await ask(page, 'signOut')).toEqual({ signed_out: true });
    expect(await heard).toBe('ended');
    expect(await ask(other, 'getToken')).toBeNull();
    // That the device is known stays: it opens nothing, and keeps others from locking its owner out.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['hearth_device']);
  });

  test('getRefreshToken gives a handle that is not what the cookie holds; isImpersonating is answered', async () => {
    const page = await signedIn();
    const { refresh_token: handle } = (await ask(page, 'getRefreshToken')) as { refresh_token: string };
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', domain: 'auth.hearth.test' });
    expect(cookie?.value).not.toContain(handle);
    expect(await ask(page, 'isImpersonating')).toEqual({ is_impersonating: false });
  });

  test('an answer to a challenge that nobody was given, or that has ended, is refused by its name', async () => {
    const page = await signedIn();
    const challenge_id = 'a'.repeat(43);
    expect(await ask(page, 'sendCustomChallengeAnswer', { challenge_id, answer: '123456' })).toBe('CHALLENGE_ENDED');
    expect(await ask(page, 'sendCustomChallengeAnswer', { challenge_id, answer: '', lost_device: true })).toBe(
      'CHALLENGE_ENDED',
    );
  });

  test('a provider that nobody knows is refused by its name', async () => {
    const page = await signedIn();
    expect(await ask(page, 'federate', { provider: 'any' })).toBe('UNKNOWN_PROVIDER');
  });
});

describe('two tabs that need a token at the same moment', () => {
  /** How many wait for their turn at the session, as the browser knows it. */
  const waiting = (page: Page) =>
    frameOf(page).evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);

  /** Both ask, and the server answers whoever has the turn only when the other one waits for it: that is the same moment. */
  async function askTogether(rounds: number, first: Page, second: Page): Promise<number> {
    let asked = 0;
    let round = 0;
    await context.route('**/auth/session/refresh', async (route) => {
      asked += 1;
      if (asked === round) await expect.poll(() => waiting(first), { interval: 5 }).toBe(1);
      await route.continue();
    });
    for (round = 1; round <= rounds; round += 1) {
      const tokens = await Promise.all([first, second].map((page) => ask(page, 'getToken', { fresh: true })));
      expect(tokens).toEqual([{ ...Object(tokens[0]), expires_in: expect.any(Number) }, tokens[1]]);
      expect(Object(tokens[1])).toHaveProperty('access_token', Object(tokens[0]).access_token);
    }
    return asked;
  }

  test('ask the server once, fifty times over', async () => {
    const first = await signedIn();
    const second = await openFramePage(context, site.app, site.auth);
    await ask(second, 'getToken');
    expect(await askTogether(50, first, second)).toBe(50);
  });

  test('ask it once though the word of the one reaches the other late, as on a busy machine', async () => {
    const first = await signedIn();
    const second = await openFramePage(context, site.app, site.auth);
    await ask(second, 'getToken');
    const late = `{
      const send = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (word) { setTimeout(() => send.call(this, word), 600); };
    }`;
    for (const page of [first, second]) await frameOf(page).evaluate(late);
    expect(await askTogether(1, first, second)).toBe(1);
  });
});

describe('a frame that does not answer says nothing about the session', () => {
  test('a frame that was removed is embedded again, and nobody is signed out', async () => {
    const page = await signedIn();
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(await ask(page, 'getToken')).toHaveProperty('access_token');
  });

  test('a frame that does not come at first is asked for again, whatever is asked of it', async () => {
    let asked = 0;
    await context.route('**/auth/frame', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    const page = await openFramePage(context, site.app, site.auth);
    await page.clock.install();
    const answer = ask(page, 'isImpersonating');
    await page.waitForFunction(() => document.querySelector('iframe') !== null);
    await page.clock.runFor(10_000);
    expect(await answer).toEqual({ is_impersonating: false });
  });

  test('a frame that cannot be loaded is unreachable, which is not "no session"', async () => {
    await context.route('**/auth/frame', (route) => route.abort());
    const page = await openFramePage(context, site.app, site.auth);
    await page.clock.install();
    const answer = ask(page, 'getToken');
    for (let tries = 0; tries < 2; tries += 1) {
      await page.waitForFunction(() => document.querySelector('iframe') !== null);
      await page.clock.runFor(10_000);
    }
    expect(await answer).toBe('FRAME_UNREACHABLE');
  });

  test('a server that cannot answer is unavailable, which is not "no session"', async () => {
    await context.route('**/auth/session/refresh', (route) =>
      route.fulfill({ status: 503, json: { status_code: 503, data: { code: 'UNAVAILABLE', message: '' } } }),
    );
    const page = await openFramePage(context, site.app, site.auth);
    expect(await ask(page, 'getToken')).toBe('UNAVAILABLE');
  });
});

/** Sends the first message to a window as the browser would from where the script runs, and gives a port that tells what came back. */
const HELLO = `(target) => {
  const { port1, port2 } = new MessageChannel();
  globalThis.came = [];
  port1.onmessage = ({ data }) => came.push(data);
  target.postMessage({ v: 1, type: 'hello', id: '0'.repeat(32) }, '*', [port2]);
  port1.postMessage({ v: 1, id: '1'.repeat(32), type: 'getToken', payload: {} });
}`;
const came = (page: Page) => page.evaluate('came');

describe('section 3.1: nobody but the application talks to the frame', () => {
  test('a stranger cannot embed it', async () => {
    await signedIn();
    const page = await context.newPage();
    await page.goto(site.stranger);
    const blocked = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
    await page.evaluate((source) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: source }));
    }, `${site.auth}/auth/frame`);
    expect((await blocked).url()).toMatch(/^chrome-error:/);
  });

  test('embedded though the policy was removed, it drops what a stranger says', async () => {
    await signedIn();
    const page = await context.newPage();
    const body = await site.frameDocument();
    await page.route('**/auth/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(site.stranger);
    await page.evaluate(async (source) => {
      const iframe = Object.assign(document.createElement('iframe'), { src: source });
      document.body.append(iframe);
      await new Promise((resolve) => iframe.addEventListener('load', resolve));
    }, `${site.auth}/auth/frame`);
    await page.evaluate(`(${HELLO})(document.querySelector('iframe').contentWindow)`);
    await expect.poll(() => dropped(page)).toBe(1);
    expect(await came(page)).toEqual([]);
  });

  test('opened as a window of its own it answers neither its opener nor itself', async () => {
    const page = await signedIn();
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => {
        Object.assign(globalThis, { popup: window.open(address) });
      }, `${site.auth}/auth/frame`),
    ]);
    await popup.waitForLoadState();
    await page.evaluate(`(${HELLO})(popup)`);
    await popup.evaluate(`(${HELLO})(window)`);
    await expect
      .poll(() => popup.evaluate(() => Number(document.documentElement.dataset['dropped'] ?? 0)))
      .toBeGreaterThan(0);
    expect(await came(page)).toEqual([]);
    expect(await came(popup)).toEqual([]);
  });

  test('a sibling frame of the same page is not the page', async () => {
    const page = await signedIn();
    const before = await dropped(page);
    await page.evaluate(`(() => {
      const sibling = document.body.appendChild(document.createElement('iframe'));
      const script = sibling.contentDocument.createElement('script');
      script.textContent = '(' + ${JSON.stringify(HELLO)} + ')(parent.frames[0])';
      sibling.contentDocument.body.append(script);
    })()`);
    await expect.poll(() => dropped(page)).toBe(before + 1);
    await expect.poll(() => page.evaluate('frames[1].came')).toEqual([]);
  });
});

test('the login page of the application signs in through the frame of the other origin, and returns to the wanted page', async () => {
  const user = await site.addUser();
  const page = await context.newPage();
  await page.goto(`${site.app}/dashboard?from=mail`);
  await page.waitForURL(`${site.app}/user/login?ref=*`);
  await page.getByLabel('Email or username').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Incorrect username or password.');
  await expect.poll(() => page.getByLabel('Email or username').inputValue()).toBe(user.email);
  await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.app}/dashboard?from=mail`);
});
