import { SMALL_PDF } from '@hearth/testing/multipart';
import { findAxeProblems, openBrowser, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { HiringWindow } from './hiring-window.ts';
import { openAs } from './hiring-window.ts';

const { url } = inject('application');
let browser: Browser;
let leonor: HiringWindow;
let pia: HiringWindow;

beforeAll(async () => {
  browser = await openBrowser();
  leonor = await openAs(browser, url, 'leonor', '/messages');
  pia = await openAs(browser, url, 'pia', '/messages', PHONE);
});
afterAll(async () => {
  // One message is stopped on its way, on purpose.
  const own = [...leonor.problems, ...pia.problems].filter((problem) => !problem.includes('ERR_FAILED'));
  expect(own).toEqual([]);
  await browser.close();
});

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
test('by keyboard alone: a conversation is found, opened, answered, and left for the list again', async () => {
  const { page } = leonor;
  await page.getByRole('searchbox', { name: 'Search people' }).focus();
  await page.keyboard.type('Pia Valtonen');
  await list(page)
    .getByRole('link', { name: /Pia Valtonen/ })
    .first()
    .waitFor();
  await expect.poll(() => list(page).getByRole('link').count()).toBe(1);
  await page.keyboard.press('Tab');
  while (
    !(await list(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await expect.poll(() => field(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('Shall we meet on Tuesday?');
  await page.keyboard.press('Control+Enter');
  await log(page).getByText('Shall we meet on Tuesday?').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('page');
  expect(await findAxeProblems(page)).toEqual([]);
});

test('on a phone there is the list, then the conversation alone, and a way back; nothing is wider than the window', async () => {
  const { page } = pia;
  await list(page).getByRole('link').first().click();
  await log(page).getByText('Shall we meet on Tuesday?').waitFor();
  await expect.poll(() => list(page).isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await list(page).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
});

test('the page itself does not scroll: list and conversation do', async () => {
  for (const { page } of [leonor, pia])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('what one side writes is counted in the other’s menu at once, and gone when it has been read', async () => {
  await pia.page.goto('/dashboard/member');
  await pia.page.getByRole('heading', { name: /Hello/ }).waitFor();
  await field(leonor.page).fill('Bring your permit, please.');
  await leonor.page.keyboard.press('Control+Enter');
  const item = pia.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Messages/ });
  await item.getByText('1 unread message').waitFor({ state: 'attached' });
  await pia.page.getByRole('list', { name: '1 unread message' }).getByText('Bring your permit, please.').waitFor();
  await item.click();
  await list(pia.page).getByRole('link').first().click();
  await log(pia.page).getByText('Bring your permit, please.').waitFor();
  await leonor.page
    .getByText(/^Read /)
    .last()
    .waitFor();
  await pia.page.getByRole('link', { name: 'Back to all conversations' }).click();
  await item.getByText('1 unread message').waitFor({ state: 'detached' });
});

test('each party opens a file from the conversation, and nobody else can', async () => {
  const send = async (page: Page, name: string): Promise<void> => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await log(page)
      .getByRole('button', { name: new RegExp(`Open ${name}`) })
      .waitFor();
  };
  /** Opens a file as its reader does, and answers with where it came from. */
  const open = async (page: Page, name: string): Promise<{ call: string; status: number }> => {
    const [asked, answered] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/files/') && answer.request().method() === 'GET'),
      page
        .context()
        .waitForEvent(
          'response',
          (answer) =>
            answer.url().includes('/v1/files/') || /application\/pdf/.test(answer.headers()['content-type'] ?? ''),
        ),
      log(page)
        .getByRole('button', { name: new RegExp(`Open ${name}`) })
        .click(),
    ]);
    return { call: asked.url(), status: answered.status() };
  };
  await list(pia.page).getByRole('link').first().click();
  await send(pia.page, 'permit.pdf');
  await send(leonor.page, 'house-rules.pdf');
  const byManager = await open(leonor.page, 'permit.pdf');
  const byCandidate = await open(pia.page, 'house-rules.pdf');
  expect([byManager.status, byCandidate.status]).toEqual([200, 200]);

  const noor = await openAs(browser, url, 'noor', '/messages');
  const id = new URL(leonor.page.url()).pathname;
  await noor.page.goto(id);
  await noor.page.getByText('We couldn’t load the messages.').waitFor();
});

test('a draft of each conversation is kept, and what could not be sent goes out after a reload', async () => {
  const { page } = pia;
  await field(page).fill('I wonder whether');
  await page.reload();
  await field(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('I wonder whether');
  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await list(page).getByText('Draft: I wonder whether').waitFor();
  await list(page).getByRole('link').first().click();

  const sending = '**/v1/applications/*/messages';
  await page.route(sending, (route) => route.abort());
  await field(page).fill('Sent in a tunnel');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Not sent').waitFor();
  await page.unroute(sending);
  await page.reload();
  await log(leonor.page).getByText('Sent in a tunnel').waitFor();
  await page.getByText('Not sent').waitFor({ state: 'detached' });
  await expect.poll(() => log(page).getByText('Sent in a tunnel').count()).toBe(1);
});

test('only what is unread is shown when that is asked for', async () => {
  const { page } = leonor;
  await page.goto('/messages');
  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  const texts = (): Promise<string[]> => list(page).getByRole('link').allTextContents();
  await expect.poll(async () => (await texts()).every((text) => text.includes('unread message'))).toBe(true);
});
