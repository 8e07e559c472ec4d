import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { startNameServer } from '@hearth/testing/peers/name-server';
import { startOidcPeer } from '@hearth/testing/peers/oidc-peer';
import type { OidcPeer } from '@hearth/testing/peers/oidc-peer';
import { startSamlPeer } from '@hearth/testing/peers/saml-peer';
import type { SamlPeer } from '@hearth/testing/peers/saml-peer';
import { findAxeProblems, DESKTOP, openWindow } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { found, misfits } from './screen-checks.ts';
import { startTwoOrigins } from './two-origins.ts';
import type { TwoOrigins } from './two-origins.ts';

let site: TwoOrigins;
let peer: OidcPeer;
let saml: SamlPeer;

beforeAll(async () => {
  saml = await startSamlPeer();
  site = await startTwoOrigins(async (auth) => {
    peer = await startOidcPeer(`${auth}/auth/federation/callback`);
    const { issuer, clientId, clientSecret } = peer;
    return { SOCIAL_PROVIDERS: JSON.stringify([{ code: 'peer', name: 'Peer', issuer, clientId, clientSecret }]) };
  });
});
afterAll(async () => {
  await site.stop();
  await peer.stop();
  await saml.stop();
});
beforeEach(() => {
  peer.refuseWith(null);
  peer.setPage(null);
});

/** Opens the login page in a window of its own and asks to go on with the provider. */
async function askPeer(): Promise<{ page: Page; popup: Page; close: () => Promise<void> }> {
  const { context, page } = await openWindow(site.browser, site.app);
  await page.goto('/user/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Peer' }).click(),
  ]);
  return { page, popup, close: () => context.close() };
}

const isHome = (address: URL): boolean => address.pathname === '/dashboard/member';

describe('signing in with an account provider', () => {
  test('a new person comes through the popup and is at home as a candidate; the popup closes', async () => {
    peer.setAccount('mia', { email: 'mia@peer.example', email_verified: true, name: 'Mia Costa' });
    const { page, popup, close } = await askPeer();
    await page.waitForURL(isHome);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    await page.reload();
    await page.waitForURL(isHome);
    await close();
  });

  test('a provider’s page that cuts the popup off from its opener signs in all the same', async () => {
    peer.setAccount('cut', { email: 'cut@peer.example', email_verified: true, name: 'Cut Off' });
    peer.setPage('sameOrigin');
    const { page, close } = await askPeer();
    await page.waitForURL(isHome);
    await close();
  });

  test('a closed popup is told about, and the next try works', async () => {
    peer.setAccount('again', { email: 'again@peer.example', email_verified: true, name: 'Again' });
    peer.setPage('never');
    const { page, popup, close } = await askPeer();
    await popup.getByRole('heading', { name: 'Sign in' }).waitFor();
    await popup.close();
    await page.getByText('The window was closed before you finished signing in.').waitFor();
    peer.setPage(null);
    await page.getByRole('button', { name: 'Continue with Peer' }).click();
    await page.waitForURL(isHome);
    await close();
  });

  test('a refusal stands in the catalogue’s words', async () => {
    peer.setAccount('none', {});
    const { page, close } = await askPeer();
    await page.getByText('Unable to log in/sign up. Email required.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/login');
    await close();
  });

  test('a work address that no provider speaks for is told about', async () => {
    const { context, page } = await openWindow(site.browser, site.app);
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'Sign in with SSO' }).click();
    await page.getByLabel('Work email').fill('kim@nowhere.example');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('This sign-in option isn’t available. Sign in another way.').waitFor();
    await context.close();
  });
});

describe('the provider of a group', () => {
  let owner: Page;
  let records: Map<string, string>;
  beforeAll(async () => {
    records = await startNameServer();
    const group = await site.run((work) => makeGroup(work));
    const { email } = await site.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
    owner = (await openWindow(site.browser, site.app)).page;
    await owner.goto('/user/login?ref=%2Fsettings%2Fsign-in');
    await sendLogin(owner, email, FACTORY_PASSWORD);
    await owner.getByRole('heading', { name: 'Identity providers' }).waitFor();
  });

  /** Fills in what both kinds of provider have, saves, and proves the mail domain by the record that the page shows. */
  async function saveAndProve(name: string, domain: string): Promise<void> {
    await owner.getByLabel('Name', { exact: true }).fill(name);
    await owner.getByLabel('Email domains').fill(domain);
    await owner.getByRole('switch', { name: 'Create accounts for new people' }).check();
    await owner.getByRole('switch', { name: /^Allow sign-in with this provider/ }).check();
    await owner.getByRole('button', { name: 'Add provider' }).click();
    const claim = owner.getByRole('listitem').filter({ hasText: domain });
    const check = claim.getByRole('button', { name: `Check record for ${domain}` });
    await check.click();
    await owner.getByText('We can’t find the TXT record yet.').waitFor();
    const [record = '', value = ''] = await claim.locator('dd bdi').allTextContents();
    records.set(record, value);
    await check.click();
    await claim.getByText('Verified', { exact: true }).waitFor();
  }

  /** Somebody comes with a work address, in a window of their own, and gets in. */
  async function comeIn(email: string): Promise<void> {
    const { context, page } = await openWindow(site.browser, site.app);
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'Sign in with SSO' }).click();
    await page.getByLabel('Work email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/user/login'));
    await page.reload();
    await page.getByRole('navigation').first().waitFor();
    expect(new URL(page.url()).pathname).not.toMatch(/^\/user/);
    await context.close();
  }

  test('an owner connects an OpenID provider, proves the mail domain, tries it out, and somebody of it signs in', async () => {
    await owner.goto('/settings/sign-in');
    await owner.getByRole('link', { name: 'Add provider' }).click();
    await owner.getByLabel('Issuer').fill(peer.issuer);
    await owner.getByRole('button', { name: 'Check issuer' }).click();
    await owner.getByText('The provider responded.').waitFor();
    await owner.getByLabel('Client ID').fill(peer.clientId);
    await owner.getByLabel('Client secret').fill(peer.clientSecret);
    await saveAndProve('Casa accounts', 'casa.example');
    expect(await owner.content()).not.toContain(peer.clientSecret);
    const wrong = [...(await found(owner, 'light')), ...(await misfits(owner, 'wide'))];
    await owner.setViewportSize({ width: 320, height: 640 });
    expect([...wrong, ...(await misfits(owner, '320 px'))]).toEqual([]);
    await owner.setViewportSize(DESKTOP);

    peer.setAccount('kim', { email: 'kim@casa.example', name: 'Kim Sato' });
    await owner.getByRole('button', { name: 'Test sign-in' }).click();
    await owner.getByText('Test passed: this person would get a new account.').waitFor();
    await comeIn('kim@casa.example');
  });

  test('an owner connects a SAML provider by its metadata, and somebody of it signs in though its page posts from another site', async () => {
    await owner.goto('/settings/sign-in/providers/new');
    await owner.getByText('SAML 2.0', { exact: true }).click();
    await owner.getByRole('textbox', { name: 'Metadata' }).fill(saml.entityId);
    await owner.getByRole('button', { name: 'Read metadata' }).click();
    await owner.getByText('The certificate is valid until').waitFor();
    await saveAndProve('Sol accounts', 'sol.example');

    saml.setAccount('lea', { mail: ['lea@sol.example'], givenName: ['Lea'], sn: ['Diaz'] });
    await comeIn('lea@sol.example');
  });

  test('an owner connects a directory with a token that is shown once, ties a group of it to a role, and takes the token away again', async () => {
    await owner.goto('/settings/directories');
    await owner.getByRole('button', { name: 'Create token' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Directory name').fill('Entra');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await dialog.getByText(/^hscim_/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const call = () =>
      owner.evaluate(
        async (authorization) => (await fetch('/scim/v2/Users', { headers: { authorization } })).status,
        `Bearer ${token}`,
      );
    expect(await call()).toBe(200);
    await owner.evaluate(async (authorization) => {
      const headers = { authorization, 'content-type': 'application/scim+json' };
      await fetch('/scim/v2/Groups', { method: 'POST', headers, body: '{"displayName":"Floor staff"}' });
    }, `Bearer ${token}`);
    await owner.reload();
    await owner.getByText('Last used:').waitFor();
    expect(await owner.content()).not.toContain(token);
    await owner.getByRole('button', { name: 'Edit role for group Floor staff' }).click();
    await dialog.getByRole('switch').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Select a role.').waitFor();
    await dialog.getByRole('button', { name: /^Role/ }).click();
    await owner.getByRole('option', { name: 'Scheduler' }).click();
    expect(await findAxeProblems(owner)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await owner.getByText(/^Scheduler, /).waitFor();
    await owner.getByRole('button', { name: 'Revoke token Entra' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await owner.getByText('No directory connected').waitFor();
    expect(await call()).toBe(401);
  });

  test('the switch for the second step asks before it acts; a provider is taken away after a question', async () => {
    await owner.goto('/settings/sign-in');
    await owner.getByRole('switch', { name: 'Require two-step sign-in for everyone with access' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect
      .poll(() => owner.getByRole('switch', { name: 'Require two-step sign-in for everyone with access' }).isChecked())
      .toBe(false);
    await owner.getByRole('link', { name: 'Sol accounts' }).click();
    await owner.getByRole('button', { name: 'Remove provider' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove provider' }).click();
    await owner.getByRole('heading', { name: 'Identity providers' }).waitFor();
    await owner.getByRole('link', { name: 'Sol accounts' }).waitFor({ state: 'detached' });
  });
});
