import { SMALL_PDF } from '@hearth/testing/multipart';
import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { mailTo } from './mailed.ts';

const { url } = inject('application');
const ADDRESS = 'wanda.zielinska@mail.example';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a guest applies on a phone without an account, confirms by the mailed link, chooses a password, and talks with the manager whose board showed it at once', async () => {
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
  await page.locator('form button[type=submit]:enabled').waitFor();

  await page.getByLabel('First name').fill('Wanda');
  await page.getByLabel('Last name').fill('Zielińska');
  await page.getByLabel('Email').fill(ADDRESS);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.getByRole('heading', { name: 'When can you work?' }).waitFor();
  await page.getByRole('button', { name: /Friday.*Evening/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.getByText('Yes', { exact: true }).first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) });
  await page.getByText('cv.pdf').first().waitFor();
  await page.getByRole('checkbox').last().check();
  expect(await page.locator('input[type=password]').count()).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText(ADDRESS).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);

  // The board was open all the while and is not reloaded. New people wait the shortest: they stand last in their column.
  await manager.page.getByRole('searchbox', { name: 'Search people' }).fill('zielinska');
  await manager.page.getByRole('row', { name: 'Wanda Zielińska' }).click();
  await manager.page.getByText('Not confirmed yet.').waitFor();

  // Opened where the mail is read, which may be another browser than the one that was applied in.
  const reader = await openWindow(browser, url, PHONE);
  const { page: mail } = reader;
  await mail.goto(`/application#${/\/application#(\S+)/.exec(await mailTo(url, ADDRESS))?.[1] ?? ''}`);
  await mail.getByRole('button', { name: 'Confirm email address' }).click();
  await mail.getByText(`Replies go to ${ADDRESS}.`).waitFor();
  expect(await findAxeProblems(mail)).toEqual([]);
  await mail.locator('input[name=password]').fill('Garnished-Olive-7');
  await mail.getByRole('button', { name: 'Save password' }).click();
  await mail.waitForURL(/\/my\/applications/);
  await mail.getByRole('main').getByRole('link', { name: 'Messages' }).first().click();
  await mail.getByRole('textbox', { name: 'Your message' }).waitFor();
  await manager.page.getByRole('tab', { name: /Conversation|Messages/ }).click();
  await manager.page.getByRole('textbox', { name: 'Your message' }).fill('Shall we meet on Thursday?');
  await manager.page.keyboard.press('Control+Enter');
  await mail.getByRole('log').getByText('Shall we meet on Thursday?').waitFor();
  await mail.getByRole('textbox', { name: 'Your message' }).fill('With pleasure.');
  await mail.getByRole('button', { name: 'Send' }).click();
  await manager.page.getByRole('log').getByText('With pleasure.').waitFor();
  await manager.page
    .getByText(/^Read /)
    .first()
    .waitFor();
  expect([...guest.problems, ...reader.problems, ...manager.problems]).toEqual([]);
});
