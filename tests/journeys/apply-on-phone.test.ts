import { SMALL_PDF } from '@hearth/testing/multipart';
import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';

const { url } = inject('application');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a guest finds a job on a phone, applies with a file, follows it, and talks with the manager whose board showed it at once', async () => {
  const manager = await openWindow(browser, url);
  await manager.page.goto('/user/login?ref=%2Fdashboard%2Fhiring');
  await sendLogin(manager.page, 'leonor', 'Hearth-demo-2026');
  await manager.page.getByRole('row').first().waitFor();

  const guest = await openWindow(browser, url, PHONE);
  const { page } = guest;
  await page.goto('/careers?q=bartender&place=lisbon');
  await page
    .getByRole('link', { name: /Bartender/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Apply in/ })
    .first()
    .click();
  await page.waitForURL(/\/apply\//);
  // Nothing can be typed before it is heard.
  await page.locator('form:not([inert])').waitFor();

  await page.getByLabel('First name').fill('Wanda');
  await page.getByLabel('Last name').fill('Zielińska');
  await page.getByLabel('E-mail').fill('wanda.zielinska@mail.example');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'When can you work?' }).waitFor();
  await page.getByRole('button', { name: /Friday.*Evening/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByText('Yes', { exact: true }).first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) });
  await page.getByText('cv.pdf').first().waitFor();
  await page.getByRole('checkbox').last().check();
  await page.locator('input[name=password]').fill('Garnished-Olive-7');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/dashboard\/member/);
  await page.getByText('Your application has arrived.').waitFor();

  // The board was open all the while and is not reloaded. New people wait the shortest: they stand last in their column.
  await manager.page.getByRole('searchbox', { name: 'Search people' }).fill('zielinska');
  await manager.page.getByRole('row', { name: 'Wanda Zielińska' }).click();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await manager.page.getByRole('tab', { name: /Conversation|Messages/ }).click();
  await manager.page.getByRole('textbox', { name: 'Your message' }).fill('Shall we meet on Thursday?');
  await manager.page.keyboard.press('Control+Enter');
  await page.getByRole('log').getByText('Shall we meet on Thursday?').waitFor();
  await page.getByRole('textbox', { name: 'Your message' }).fill('With pleasure.');
  await page.getByRole('button', { name: 'Send' }).click();
  await manager.page.getByRole('log').getByText('With pleasure.').waitFor();
  await manager.page
    .getByText(/^Read /)
    .first()
    .waitFor();
  expect([...guest.problems, ...manager.problems]).toEqual([]);
});
