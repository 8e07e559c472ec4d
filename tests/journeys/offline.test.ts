import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHONE } from '@hearth/testing/browser';
import { ROOT } from '@hearth/testing/template';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenPage } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

const site = await startShellSite();
const released = await mkdtemp(join(tmpdir(), 'hearth-released-'));
afterAll(async () => {
  await site.stop();
  await rm(released, { recursive: true, force: true });
});

let open: OpenPage;
beforeEach(async () => {
  open = await site.open();
});
afterEach(() => open.context.close());

/** The banner, which also says how old the page is as soon as that is known. */
const bannerOn = (page: Page) => page.getByRole('status').getByText('No internet connection, connecting...');

/** Waits until the worker controls the page and has fetched every file that it lists. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // One question to each cache: asked file by file, the asking itself keeps a small machine busy.
  const missing = () =>
    page.evaluate(async () => {
      const worker = await fetch('/service-worker.js').then((answer) => answer.text());
      const listed = [...new Set(worker.match(/\/assets\/[\w.-]+/g))];
      const caching = (await caches.keys()).map((name) => caches.open(name).then((cache) => cache.keys()));
      const kept = new Set((await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname));
      return listed.filter((path) => !kept.has(path));
    });
  // Hundreds of files, which a crowded machine hands out slowly, and looks for no sooner when it is asked more often.
  await expect.poll(missing, { timeout: 150_000, interval: 500 }).toEqual([]);
}

/** What the browser keeps, as text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('hearth', 1);
        opening.addEventListener('error', () => reject(new Error('closed')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );
}

describe('without a connection', () => {
  test('a member reads their home again after a reload, told how old it is, and goes on when there is a connection', async () => {
    await open.context.close();
    open = await site.open(PHONE);
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard/member');
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    await settled(page);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await context.setOffline(true);
    await page.reload();
    await bannerOn(page).waitFor();
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    await page.getByRole('heading', { name: 'Your applications' }).waitFor();
    await page.getByText(/^As of \d\d:\d\d$/).waitFor();
    await context.setOffline(false);
    await bannerOn(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  });

  test('a manager reads the open week, changes nothing, and a page never opened breaks nothing; with a connection all is back', async () => {
    const { page, context } = open;
    const [chiado] = site.group.locationIds;
    await signIn(page, site.owner, `/schedule?gid=${chiado}`);
    const published = page.getByRole('button', { name: 'Nothing to publish' });
    await published.waitFor();
    await page.getByText('€0').first().waitFor();
    await settled(page);
    await context.setOffline(true);
    await page.reload();
    await bannerOn(page).waitFor();
    await page.getByRole('grid').waitFor();
    await page.getByText(/^As of/).waitFor();
    await page.getByText('You can view this schedule but not edit it.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Nothing to publish' }).count()).toBe(0);
    await expect.poll(() => page.getByText('€0').count()).toBe(0);
    // A page that was never opened has nothing to show.
    await page.goto('/settings/locations');
    await bannerOn(page).waitFor();
    await page.getByRole('button', { name: /account menu/ }).waitFor();
    await expect.poll(() => page.getByText('Oops').count()).toBe(0);
    await page.goBack();
    await context.setOffline(false);
    await published.waitFor();
  });

  test('no call and nothing of the session is in any cache; signing out forgets what was kept, and offline is the login page', async () => {
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard/member');
    await settled(page);
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.filter((path) => !/^\/(?:assets\/|icons\/|locales\/|dashboard$)/.test(path))).toEqual([]);
    await page.waitForFunction(() => indexedDB.databases().then((all) => all.some(({ name }) => name === 'hearth')));
    await expect.poll(() => kept(page)).toContain(site.member.userId);
    expect(await kept(page)).not.toMatch(/eyJ|token|password/i);
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await page.waitForURL('**/user/login');
    expect(await kept(page)).toBe('[]');
    await context.setOffline(true);
    await page.goto('/dashboard/member');
    await page.waitForURL('**/user/login?ref=*');
    await bannerOn(page).waitFor();
  });
});

describe('on a phone', () => {
  test('Hearth can be installed: the browser has nothing against it, and the worker leaves career pages alone', async () => {
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard');
    await settled(page);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of a test has a profile of its own, which is what the browser takes for a private one.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const answer = await page.request.get('/app.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({ lang: 'en', start_url: '/', display: 'standalone' });
    for (const size of ['180', '192', '512', '192-maskable', '512-maskable'])
      expect((await page.request.get(`/icons/icon-${size}.png`)).status()).toBe(200);
    // Career pages are left to the browser.
    expect((await page.goto('/careers'))?.fromServiceWorker()).toBe(false);
  });

  test('the frame of an installed Hearth has the colour of the header', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/dashboard');
    const colours = () =>
      page.evaluate(() => [
        document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
        getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
      ]);
    await expect.poll(colours).toEqual(['rgb(0, 136, 221)', 'rgb(0, 136, 221)']);
  });
});

describe('the next release', () => {
  /** Builds the same pages under other names: what a release does to a browser. */
  async function release(): Promise<void> {
    // A second try begins anew.
    await rm(released, { recursive: true, force: true });
    await cp(join(ROOT, 'dist'), released, { recursive: true });
    const assets = join(released, 'client/assets');
    const names = (await readdir(assets)).filter((name) => /^(?:app|landing)-[\w-]{8}\.js$/.test(name));
    const renamed = names.map((name) => [name, name.replace(/[\w-]{8}\.js$/, 'released.js')] as const);
    const write = async (file: string): Promise<void> => {
      let text = await readFile(file, 'utf8');
      for (const [name, next] of renamed) text = text.replaceAll(name, next);
      await writeFile(file, text);
    };
    for (const name of await readdir(assets)) {
      if (/\.(?:gz|br)$/.test(name)) await rm(join(assets, name));
      else if (name.endsWith('.js')) await write(join(assets, name));
    }
    for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next));
    await write(join(released, 'client/.vite/manifest.json'));
    await write(join(released, 'worker/service-worker.js'));
  }

  test('is offered to an open tab, which finds its own files until it is reloaded', async () => {
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard/member');
    await settled(page);
    await release();
    const [landing = ''] = (await readdir(join(ROOT, 'dist/client/assets'))).filter((name) =>
      /^landing-[\w-]+\.js$/.test(name),
    );
    await site.restart(released);
    // Another tab is opened, as people do; its page is of the new release, and the old tab hears of that.
    const other = await context.newPage();
    await other.goto('/dashboard/member');
    await page.bringToFront();
    await page.getByText('A new version is ready').waitFor();
    expect((await fetch(`${site.url}/assets/${landing}`)).status).toBe(404);
    await page.evaluate(() => history.pushState(null, '', '/dashboard'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    expect(open.problems.filter((line) => line.includes('dynamically imported'))).toEqual([]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.querySelector('script[src*="app-released"]') !== null);
    await other.close();
    // The files of the release before go when a page is opened and none of that release is left.
    const only = 'hearth-/assets/app-released.js';
    await vi.waitFor(
      async () => {
        await page.reload();
        // The page greets the worker when it is at rest; the worker clears away then.
        await page.waitForFunction(async (name) => (await caches.keys()).join() === name, only, { timeout: 5_000 });
      },
      { timeout: 60_000 },
    );
  });
});
