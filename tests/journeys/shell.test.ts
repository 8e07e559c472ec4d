import { get } from 'node:http';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { OpenPage } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

const site = await startShellSite();
afterAll(site.stop);

let open: OpenPage;
beforeEach(async () => {
  open = await site.open();
});
afterEach(async () => {
  await open.context.close();
  expect(open.problems).toEqual([]);
});

const pathOf = (url: string): string => url.slice(site.url.length);
/** A document as the server gives it for a host name. */
function documentFor(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: site.port, path, headers: { host: `${host}:${site.port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    }).once('error', reject);
  });
}

const storedKeys = (): Promise<string[]> =>
  open.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

describe('before the login', () => {
  test('a rendered page is taken over as it stands: the heading is the same element afterwards', async () => {
    const { page } = open;
    const marked = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await marked.promise;
      await route.continue();
    });
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await page.evaluate(() => Object.assign(globalThis, { heading: document.querySelector('h1') }));
    marked.resolve();
    await page.getByRole('button', { name: 'Sign in', exact: true, disabled: false }).waitFor();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'heading') === document.querySelector('h1')))
      .toBe(true);
    expect(await page.title()).toBe('Hearth | Sign in');
    // What is asked for ahead may still be under way when the window closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the sub-domain decides the language; English asks for no phrases', async () => {
    const { page } = open;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/user/login', { waitUntil: 'load' });
    expect(asked.filter((path) => path.startsWith('/locales/'))).toEqual([]);
    await page.goto(`http://ar.localhost:${site.port}/user/login`, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked.filter((path) => path.startsWith('/locales/'))).toEqual(['/locales/ar.json']);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual(['ar', 'rtl']);
    await page.goto(`http://it.localhost:${site.port}/user/login`);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual(['en', 'ltr']);
  });

  test('another language is the same page with what was typed, but for the password, and nothing of it in the address', async () => {
    const { page } = open;
    await page.goto(`http://localhost:${site.port}/user/login?ref=%2Fteam`);
    await page.locator('input[name=username]').fill('noor & co');
    await page.locator('input[name=password]').fill('a secret');
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`http://fr.localhost:${site.port}/user/login?ref=%2Fteam`);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=username]')?.value === 'noor & co',
    );
    await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe('');
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });

  test('documents that are rendered at the same time never mix their languages', async () => {
    const hosts = Array.from(
      { length: 120 },
      (_, index) => ['localhost', 'ar.localhost', 'pl.localhost'][index % 3] ?? '',
    );
    const documents = await Promise.all(hosts.map((host) => documentFor(host, '/user/login')));
    const heading = (text: string): string => /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? '';
    const seen = new Set(
      documents.map((text, index) => `${hosts[index]} ${/lang="(\w+)"/.exec(text)?.[1]} ${heading(text)}`),
    );
    expect(seen.size).toBe(3);
    expect(new Set(documents.map(heading)).size).toBe(3);
  });

  test('a page behind the login sends guests to the login and back to where they wanted to be', async () => {
    const { page } = open;
    await page.goto('/settings/locations?view=tree');
    await page.waitForURL(/\/user\/login/);
    expect(new URL(page.url()).searchParams.get('ref')).toBe('/settings/locations?view=tree');
    await signIn(page, site.owner, page.url());
    expect(pathOf(page.url())).toBe('/settings/locations?view=tree');
  });

  test('an address with nothing behind it says so, with status 404', async () => {
    const response = await open.page.goto('/nothing/here');
    expect(response?.status()).toBe(404);
    await open.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });
});

describe('the shell of an employer', () => {
  test('shows the brand in view, a menu that stays folded over a reload, and keeps only known keys', async () => {
    const { page } = open;
    await signIn(page, site.owner);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Locations' }).waitFor();
    await page.getByRole('button', { name: 'Harbour: change location' }).waitFor();
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('h_side_bar_state'))).toContain('collapsed');
    for (const key of await storedKeys())
      expect(key).toMatch(/^h_(storage-policy|side_bar_state|brand_theme|shared_state|userContext)$/);
  });

  test('opens what they applied for themselves: whoever is hired may hold rights already', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/my/applications');
    await page.getByRole('heading', { name: 'My applications' }).waitFor();
    await page.getByText('No applications yet').waitFor();
  });

  test('another brand can be chosen, found by a part of its name', async () => {
    const { page } = open;
    await signIn(page, site.owner);
    await page.getByRole('button', { name: 'Harbour: change location' }).click();
    // Opened by a press that came before its code: once, and it stays.
    await page.getByRole('dialog').evaluate((node) => Object.assign(globalThis, { opened: node }));
    await page.getByLabel('Search locations').fill('chia');
    await page.getByRole('button', { name: /^Harbour Chiado/ }).waitFor();
    await expect.poll(() => page.evaluate(() => (Reflect.get(globalThis, 'opened') as Element).isConnected)).toBe(true);
    await page.getByRole('button', { name: 'Favourite: Harbour Chiado' }).click();
    await page.getByRole('button', { name: 'Favourite: Harbour Chiado', pressed: true }).waitFor();
    await page.getByRole('button', { name: /^Harbour Chiado/ }).click();
    await page.getByRole('button', { name: 'Harbour Chiado: change location' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Harbour Chiado: change location' }).click();
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await page.getByRole('list', { name: 'Favourites' }).getByText('Harbour Chiado').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Harbour Belém/ }).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('h_brands_list_active_tab')))
      .toContain('favourites');
  });

  test('a location that was chosen stays in view: through the menu, back and forward, over a reload, and beside another tab', async () => {
    const { page, context } = open;
    const isAt = (where: Page, name: string) =>
      where.getByRole('button', { name: `${name}: change location` }).waitFor();
    const choose = async (where: Page, name: string): Promise<void> => {
      await where.getByRole('button', { name: /: change location$/ }).click();
      await where
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await isAt(where, name);
    };
    const menu = (where: Page) => where.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await signIn(page, site.owner);
    await choose(page, 'Harbour Chiado');
    const links = await menu(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      await page.locator(`nav a[href="${link}"]`).first().click();
      await page.waitForURL((address) => address.pathname === link);
      await isAt(page, 'Harbour Chiado');
    }
    const other = await context.newPage();
    await other.goto('/team');
    await choose(other, 'Harbour Belém');
    await other.close();
    await page.goBack();
    await isAt(page, 'Harbour Chiado');
    await page.goForward();
    await page.reload();
    await isAt(page, 'Harbour Chiado');
  });

  test('the map shows the whole structure, keeps HMAP as the context, and ends with the location that is opened from it', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/map');
    const context = () => page.evaluate(() => [sessionStorage.getItem('h_userContext'), document.cookie]);
    await page.locator('.hearth-pin').first().waitFor();
    expect(await context()).toEqual(['HMAP', '']);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^Harbour Belém/ }).click();
    await page.getByRole('button', { name: 'Open location' }).click();
    await page.getByRole('button', { name: 'Harbour Belém: change location' }).waitFor();
    await page.waitForURL('**/dashboard');
    const [, belem] = site.group.locationIds;
    expect((await context()).map((text) => decodeURIComponent(text ?? ''))).toEqual([
      expect.stringContaining(belem),
      expect.stringContaining(belem),
    ]);
  });

  test('gid in the address brings a brand into view and leaves the address; a strange one changes nothing', async () => {
    const { page } = open;
    const [, belem] = site.group.locationIds;
    await signIn(page, site.owner);
    await page.goto(`/settings/locations?gid=${belem}&x=1`);
    await page.getByRole('button', { name: 'Harbour Belém: change location' }).waitFor();
    expect(pathOf(page.url())).toBe('/settings/locations?x=1');
    await page.goto(`/settings/locations?gid=${site.owner.userId}`);
    await page.getByRole('button', { name: 'Harbour: change location' }).waitFor();
    expect(pathOf(page.url())).toBe('/settings/locations');
  });

  test('a new page starts at its top, and the keyboard goes on in it', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/settings/locations');
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('div'), { style: 'height: 3000px' })),
    );
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.getByRole('link', { name: 'Hearth', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/settings/locations');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.id === 'content');
  });

  test('finds everything by keyboard alone: opens it, counts it aloud, leads to all of it, and gives the focus back', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/settings/locations');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const opener = page.getByRole('button', { name: 'Search people, jobs, shifts' });
    await opener.focus();
    // By the place of the key: on a Russian keyboard it bears another letter.
    await page.keyboard.press('Control+KeyK');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.waitFor();
    await page.keyboard.type('HARBOUR bel');
    await page.getByRole('option', { name: /Harbour Belém/, selected: true }).waitFor();
    await page.getByRole('status').getByText('1 result').waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-keyshortcuts') !== null);

    await page.keyboard.press('Enter');
    await page.keyboard.type('harbour');
    await page.getByRole('option', { name: /Harbour Chiado/ }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('option', { name: 'All results for “harbour”', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/global-search-result/harbour');
    await page.getByRole('tab', { name: /^Locations/ }).click();
    await page.getByRole('link', { name: /Harbour Chiado/ }).click();
    await page.waitForURL(`**/settings/locations?location=${site.group.locationIds[0]}`);
    await page.getByRole('article').getByText('Harbour Chiado').first().waitFor();
  });

  test('a term in the address is read as it was written, spaces, slashes and other scripts too', async () => {
    const { page } = open;
    await signIn(page, site.owner, `/global-search-result/${encodeURIComponent('50% / مطعم?')}`);
    await page.getByRole('heading', { level: 1, name: 'Results for “50% / مطعم?”' }).waitFor();
    await page.getByRole('heading', { name: 'No results for “50% / مطعم?”' }).waitFor();
  });

  test('has nothing that axe objects to, with its menus open too', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/dashboard');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menu').waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await findAxeProblems(page)).toEqual([]);
  });

  test('on a phone the rest of the menu is a drawer that keeps the focus', async () => {
    await open.context.close();
    open = await site.open(PHONE);
    const { page } = open;
    await signIn(page, site.owner, '/dashboard');
    await page.getByRole('button', { name: 'More', expanded: false }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Locations' }).waitFor();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    await expect.poll(() => drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await drawer.getByRole('link', { name: 'Locations' }).click();
    await page.waitForURL('**/settings/locations');
    await drawer.waitFor({ state: 'detached' });
  });
});

describe('the shell of somebody who is no employer', () => {
  test('has no side menu, no brand, and no pages of employers', async () => {
    const { page } = open;
    await signIn(page, site.member, '/settings/locations');
    await page.getByRole('heading', { name: 'You can’t open this page with this account.' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /menu$/ }).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: /change location/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Search/ }).count()).toBe(0);
    await page.keyboard.press('Control+KeyK');
    await page.goto('/global-search-result/harbour');
    await page.getByRole('heading', { name: 'You can’t open this page with this account.' }).waitFor();
  });
});

describe('what can go wrong', () => {
  test('an employer whose account is suspended sees that instead of any page, until it is open again', async () => {
    const { page } = open;
    await signIn(page, site.owner, '/dashboard');
    await site.setStatus('suspended');
    await page.goto('/settings/locations');
    await page.getByRole('heading', { name: 'This account is suspended' }).waitFor();
    expect(pathOf(page.url())).toBe('/account-suspension');
    expect(await findAxeProblems(page)).toEqual([]);
    await site.setStatus('active');
    await page.goto('/settings/locations');
    await page.getByRole('button', { name: 'Harbour: change location' }).waitFor();
  });

  test('without a connection a banner says so until there is one again', async () => {
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard');
    // The page's own code comes after the shell.
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    // Below the sentence the age of what is shown may stand.
    const banner = page.getByText('No internet connection, connecting...');
    await banner.waitFor();
    await context.setOffline(false);
    await banner.waitFor({ state: 'detached' });
    // What was on its way when the connection went is told by the browser.
    open.problems.splice(0, Infinity, ...open.problems.filter((one) => !one.endsWith('ERR_INTERNET_DISCONNECTED')));
  });

  test('a session that has ended elsewhere ends here too: the login page, the way back, one toast', async () => {
    const { page, context } = open;
    await signIn(page, site.member, '/dashboard');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: /account menu/ }).click();
    await other.getByRole('menuitem', { name: /Sign out/ }).click();
    await other.waitForURL('**/user/login');
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Your session has timed out, please login.', { exact: true }).waitFor();
    expect(pathOf(page.url())).toBe('/user/login?ref=%2Fdashboard');
  });

  test('signing out leaves nothing behind the back button', async () => {
    const { page } = open;
    await signIn(page, site.member, '/dashboard');
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await page.waitForURL('**/user/login');
    await page.goto('/dashboard');
    await page.waitForURL('**/user/login?ref=*');
    await expect.poll(() => page.getByText('timed out').count()).toBe(0);
  });

  test('a page that fails is replaced by the error page, with its two ways on', async () => {
    const { page } = open;
    await signIn(page, site.member, '/dashboard');
    // The service worker would have the file.
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.route('**/assets/landing-*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'Oops, something went wrong.', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Go to Home Page', exact: true }).getAttribute('href'))
      .toBe('/');
    await open.context.setOffline(true);
    await page.getByText('No internet connection, connecting...', { exact: true }).waitFor();
    await open.context.setOffline(false);
    await page.unroute('**/assets/landing-*.js');
    await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
    await page.getByRole('heading', { name: /Hello/ }).waitFor();
    open.problems.length = 0;
  });
});
