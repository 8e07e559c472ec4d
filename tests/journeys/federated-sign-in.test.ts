import { startOidcPeer } from '@hearth/testing/oidc-peer';
import type { OidcPeer } from '@hearth/testing/oidc-peer';
import { openWindow } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTwoOrigins } from './two-origins.ts';
import type { TwoOrigins } from './two-origins.ts';

let site: TwoOrigins;
let peer: OidcPeer;

beforeAll(async () => {
  site = await startTwoOrigins(async (auth) => {
    peer = await startOidcPeer(`${auth}/auth/federation/callback`);
    const { issuer, clientId, clientSecret } = peer;
    return { SOCIAL_PROVIDERS: JSON.stringify([{ code: 'peer', name: 'Peer', issuer, clientId, clientSecret }]) };
  });
});
afterAll(async () => {
  await site.stop();
  await peer.stop();
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
    await page.getByText('The window was closed before the sign-in was done.').waitFor();
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
    await page.getByRole('button', { name: 'Company account' }).click();
    await page.getByLabel('Your work e-mail').fill('kim@nowhere.example');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('There is no such way to sign in.').waitFor();
    await context.close();
  });
});
