import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url, port } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function open(language = '') {
  const opened = await openWindow(browser, language === '' ? url : `http://${language}.localhost:${port}`);
  await opened.page.goto('/design-system/map');
  return opened;
}

test.each(['', 'ar'])(
  'places are drawn without a network beyond this host, and chosen from the list by keyboard (%s)',
  async (language) => {
    const { page, context, problems } = await open(language);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const pins = page.locator('.hearth-pin');
    await pins.first().waitFor();
    // The engine's own style sheet must not take the map's height away.
    const drawn = await page.locator('.maplibregl-map').first().boundingBox();
    expect(Math.round(drawn?.height ?? 0)).toBe(318);
    await expect.poll(() => page.locator('.hearth-pin-dot').allTextContents()).toContain('2');
    await page.getByRole('button', { name: /Porto/ }).first().press('Enter');
    await page.locator('.hearth-pin[data-selected=true]').waitFor();
    expect(new Set(asked.filter((host) => !host.endsWith('localhost')))).toEqual(new Set());
    expect(await findAxeProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a map that does not come says so, keeps its list, and can be asked for again', async () => {
  const { page, context } = await open();
  await page.getByRole('button', { name: 'Show map' }).first().click();
  await page.getByText('We couldn’t load the map.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('We couldn’t load the map.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Madrid/ }).count()).toBe(3);
  await context.close();
});

test('a key that the maps service refuses shows a panel about the API key', async () => {
  const { page, context } = await open();
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.google = { maps: {} }; window.gm_authFailure(); window.hearthMapsArrived();',
    }),
  );
  await page.getByRole('button', { name: 'Show map' }).last().click();
  await page.getByText('The map’s API key was rejected').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Madrid/ }).count()).toBe(3);
  await context.close();
});
