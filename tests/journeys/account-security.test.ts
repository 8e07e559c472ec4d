import { generateTotp, FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
beforeAll(async () => {
  site = await startShellSite();
});
afterAll(() => site.stop());

/** The newest mail of the trial's inbox. */
async function newestMail(): Promise<string> {
  const html = await (await fetch(`${site.url}/dev/inbox`)).text();
  return html.slice(html.indexOf('<details>'), html.indexOf('</details>'));
}
const fillPassword = (page: Page, text: string) => page.locator('input[name=password]').fill(text);

describe('a forgotten password', () => {
  test('is replaced through the mail, and the page before the login leads there and back', async () => {
    const { context, page, problems } = await site.open(PHONE);
    await page.goto('/user/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The login page has a field of the same name.
    await page.getByRole('button', { name: 'Send link' }).waitFor();
    await page.getByLabel('Email or username').fill(site.member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await expect.poll(newestMail).toMatch(/reset\/password\/token(?:\?ref=[^#\s]*)?#[\w-]{43}/);
    const link = /http\S+\/token\S*#[\w-]+/.exec(await newestMail())?.[0] ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await fillPassword(page, 'Another-horse-8');
    await page.getByLabel('Repeat password').fill('Another-horse-9');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('The passwords don’t match. Enter them again.').waitFor();
    await expect.poll(() => page.url()).not.toContain('#');
    // No server is told the secret in an address.
    expect(asked.filter((address) => address.split('#', 1)[0]?.includes(link.split('#')[1] ?? '-') === true)).toEqual(
      [],
    );
    await page.getByLabel('Repeat password').fill('Another-horse-8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email or username').fill(site.member.email);
    await fillPassword(page, 'Another-horse-8');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/member');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the second step', () => {
  test('is set up by QR code, asked at the next sign-in, and taken away with the password and a code', async () => {
    const { context, page, problems } = await site.open();
    await signIn(page, site.owner);
    await page.goto('/settings/security');
    await page.getByRole('link', { name: 'Set up' }).click();
    await page.waitForURL('**/user/setup-mfa*');
    await fillPassword(page, FACTORY_PASSWORD);
    await page.getByRole('button', { name: 'Start setup' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(await generateTotp(secret, new Date()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = async () =>
      (await page.locator('ul li').allTextContents()).filter((text) => /^[\w-]{19}$/.test(text));
    await expect.poll(codes).toHaveLength(10);
    const recovery = await codes();
    await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
    await page.getByText('10 recovery codes left').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await context.clearCookies();

    const second = await site.open(PHONE);
    await second.page.goto('/user/login');
    await second.page.getByLabel('Email or username').fill(site.owner.email);
    await fillPassword(second.page, FACTORY_PASSWORD);
    await second.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await second.page.getByRole('heading', { name: 'One more step' }).waitFor();
    await second.page.getByLabel('Code from the app').fill('000000');
    await second.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await second.page.getByText('This code isn’t right.').waitFor();
    await second.page.getByRole('button', { name: 'Use recovery code' }).click();
    await second.page.getByLabel('Recovery code').fill(recovery[0] ?? '');
    await second.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await second.page.getByRole('button', { name: /account menu/ }).waitFor();
    await second.page.goto('/settings/security');
    await second.page.getByText('9 recovery codes left').waitFor();
    await second.page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(FACTORY_PASSWORD);
    await dialog.getByLabel('Authenticator code or recovery code').fill(recovery[1] ?? '');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await second.page.getByRole('link', { name: 'Set up' }).waitFor();
    expect([...problems, ...second.problems]).toEqual([]);
    await context.close();
    await second.context.close();
  });
});

describe('sessions', () => {
  test('another device is signed out from here, and finds itself at the login page', async () => {
    const here = await site.open();
    await signIn(here.page, site.owner);
    const there = await site.open();
    await signIn(there.page, site.owner);
    await here.page.goto('/settings/security');
    await here.page.getByText('This device').waitFor();
    // The newest first: of those that are not this device, that is the other window.
    await here.page
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
    await here.page.getByText('Device signed out').waitFor();
    await there.page.goto('/settings/security');
    await there.page.waitForURL('**/user/login**');
    await here.context.close();
    await there.context.close();
  });
});

describe('the pages', () => {
  test.each([
    '/forgot-password',
    '/user/reset/password/token',
    '/user/verify#x',
    '/user/verify?code=x',
    '/user/lost-device#x',
  ])('%s is readable by everybody, in Arabic on a phone too', async (path) => {
    const { context, page, problems } = await site.open(PHONE);
    await page.goto(`http://ar.localhost:${site.port}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await findAxeProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a passkey', () => {
  test('is added in the settings and signs in at the login page, in the place of both steps', async () => {
    const { context, page, problems } = await site.open();
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, site.owner);
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add passkey' });
    await dialog.getByLabel('Name').fill('Front desk');
    await dialog.getByLabel('Your password').fill(FACTORY_PASSWORD);
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Rename Front desk' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await findAxeProblems(page)).toEqual([]);
    // Off the page first: nothing of it may ask while it is signed out.
    await page.goto('about:blank');
    await context.clearCookies();
    // Whoever presses the button takes a moment to touch the key, and the suggestions under the field are ready only then.
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = async (options) => {
        asked.push(options?.mediation ?? 'by the button');
        if (options?.mediation !== 'conditional')
          await new Promise<void>((touch, drop) => {
            Object.assign(globalThis, { touch });
            options?.signal?.addEventListener('abort', drop);
          });
        return get(options);
      };
    });
    const late = Promise.withResolvers<void>();
    await page.route(
      '**/auth/session/passkey/challenge',
      async (route) => {
        await late.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const suggested = page.waitForRequest('**/auth/session/passkey/challenge');
    await page.goto('/user/login');
    const suggestion = await suggested;
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForFunction(() => 'touch' in globalThis);
    late.resolve();
    await suggestion.response();
    // Suggestions that were asked for now would put out what the button asks. Those that are given up leave no trace to wait for.
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'asked') as unknown)).toEqual(['by the button']);
    await page.evaluate(() => (Reflect.get(globalThis, 'touch') as () => void)());
    await page.getByRole('button', { name: /account menu/ }).waitFor();
    await page.goto('/settings/security');
    await page.getByText('Last used').first().waitFor();
    await page.getByRole('button', { name: 'Remove Front desk' }).click();
    await page.getByRole('dialog').getByLabel('Your password').fill(FACTORY_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Rename Front desk' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
