import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';

const { url } = inject('application');
const HOSTILE = '</script><img src=x onerror=alert(1)>';
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, problems } = await openWindow(browser, url));
  page.on('dialog', (dialog) => problems.push(`a dialog: ${dialog.message()}`));
  await page.goto('/user/login');
  await sendLogin(page, 'marta', 'Hearth-demo-2026');
  await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
});
afterAll(() => browser.close());

test('a job is written, saved by itself, refused while unfinished, published, found by the public, and closed', async () => {
  await page.goto('/hiring/jobs');
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByRole('link', { name: /^Blank job/ }).click();
  await page.getByRole('combobox', { name: 'Location' }).fill('lisbon');
  await page.getByRole('option').first().click();
  // The first save gives the page its address under the hands of whoever is writing.
  const title = `Night porter ${HOSTILE}`;
  const field = page.getByLabel('Title', { exact: true });
  await field.fill(title);
  await page.waitForURL(/\/hiring\/jobs\/[0-9a-f-]{36}$/);
  expect(await field.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Select an employment type.').first().waitFor();
  await page.getByRole('button', { name: /Employment type/ }).click();
  await page.getByRole('option', { name: 'Part-time' }).click();
  await page
    .getByLabel('Job description')
    .fill(`You look after the house at night, greet the late guests and hand over in the morning.\n- ${HOSTILE}`);
  await page.getByText('Ready to publish.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(`${title} is now Live`).waitFor();

  const [shown] = await Promise.all([page.context().waitForEvent('page'), openPublicPage()]);
  await shown.waitForLoadState();
  shown.on('dialog', (dialog) => problems.push(`a dialog: ${dialog.message()}`));
  await expect.poll(() => shown.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  await expect.poll(() => shown.locator('img').count()).toBe(0);
  const data = JSON.parse((await shown.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
    title?: string;
  };
  expect(data.title).toBe(title);

  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByText(`${title} is now Closed`).waitFor();
  expect((await shown.reload())?.status()).toBe(410);
  await shown.getByRole('heading', { name: 'This job is no longer open' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`Undone. ${title} is back to Live.`).waitFor();
  expect((await shown.reload())?.status()).toBe(200);
  expect(problems).toEqual([]);
});

async function openPublicPage(): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View public page' }).click();
}

test('a new post that was only looked at leaves no draft behind; the first word makes one', async () => {
  const own = await openWindow(browser, url);
  await own.page.clock.install();
  await own.page.goto('/user/login?ref=%2Fhiring%2Fjobs%2Fnew');
  await sendLogin(own.page, 'leonor', 'Hearth-demo-2026');
  const title = own.page.getByLabel('Title', { exact: true });
  await title.waitFor();
  const made: string[] = [];
  own.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/jobs')) made.push(request.url());
  });
  await own.page.clock.runFor(5000);
  expect(await own.page.title()).toContain('New job');
  expect(made).toEqual([]);
  await title.fill('Breakfast cook');
  await own.page.clock.runFor(5000);
  await own.page.waitForURL(/\/hiring\/jobs\/[0-9a-f-]{36}$/);
  expect(made).toHaveLength(1);
  await own.context.close();
});

test('what is typed into a page as soon as it stands there is heard: the focus comes with the page, not after it', async () => {
  await page.goto('/hiring/jobs');
  await page.getByRole('link', { name: 'New job' }).click();
  const link = page.getByRole('link', { name: /^Blank job/ });
  await link.waitFor();
  await page.evaluate(typeIntoFirstBox);
  await link.click();
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor();
});

/** Runs in the page: types into the first combo box in the moment in which it comes, sooner than any person. */
function typeIntoFirstBox(): void {
  new MutationObserver((_records, observer) => {
    const box = document.querySelector<HTMLInputElement>('input[role=combobox]');
    if (box === null) return;
    observer.disconnect();
    box.focus();
    document.execCommand('insertText', false, 'lisbon');
  }).observe(document.body, { childList: true, subtree: true });
}

test('the list narrows by state and words, and the address remembers both', async () => {
  await page.goto('/hiring/jobs');
  await page.getByRole('button', { name: /^Live/ }).click();
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('porter');
  await page.waitForURL(/status=LIVE&q=porter/);
  await page.getByRole('link', { name: /Night porter/ }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /Night porter/ }).waitFor();
});

test('axe finds nothing on the list and in the editor', async () => {
  await page.goto('/hiring/jobs');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.goto('/hiring/jobs/new');
  await page.getByRole('combobox', { name: 'Location' }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
});
