import { SMALL_PDF } from '@hearth/testing/multipart';
import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { mailTo } from './mailed.ts';

const { url } = inject('application');
const FARTHEST = 80;
const address = `by-ear-${process.pid}@mail.example`;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, problems } = await openWindow(browser, url));
});
afterAll(() => browser.close());

/** How long it is waited for what had the focus a moment ago. */
const GONE_AFTER_MS = 2000;

/**
 * What a screen reader says of what has the focus: role, name and state. Between the parts of a field, past the end of a
 * page, and where the focus has gone while it was asked for, nothing.
 */
async function heard(): Promise<string> {
  const focused = page.locator('*:focus').last();
  if ((await focused.count()) === 0) return '';
  return focused.ariaSnapshot({ timeout: GONE_AFTER_MS }).catch(() => '');
}

/** Goes on with Tab until something is heard, and returns it. */
async function tabTo(what: RegExp): Promise<string> {
  for (let pressed = 0; pressed < FARTHEST; pressed += 1) {
    await page.keyboard.press('Tab');
    const said = await heard();
    if (what.test(said)) return said;
  }
  throw new Error(`Tab does not come to ${what}.`);
}

/** What is announced without having the focus. */
async function announced(what: string | RegExp): Promise<void> {
  await page.locator('[role=status], [role=alert], [role=log], [aria-live]').getByText(what).first().waitFor();
}

test('a candidate who sees nothing finds a job, applies, is told what is missing and what has happened, by keyboard and ear alone', async () => {
  await page.goto('/careers?q=bartender&place=lisbon');
  await tabTo(/^- link ".*Bartender.*"/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Bartender/ }).waitFor();
  await tabTo(/^- link "Apply in/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apply\//);
  await page.locator('form button[type=submit]:enabled').waitFor();

  await tabTo(/^- button "Continue"/);
  await page.keyboard.press('Enter');
  // The focus is where something is missing, and what is missing is said with the field.
  await expect.poll(heard).toMatch(/^- textbox "First name/);
  const field = page.locator('input:focus');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  expect(
    await page.evaluate(
      (ids) => ids.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []),
      described,
    ),
  ).toContain('Fill in this field.');
  await page.keyboard.type('Noor');
  await tabTo(/^- textbox "Last name/);
  await page.keyboard.type('Benali');
  await tabTo(/^- textbox "Email/);
  await page.keyboard.type(address);
  await tabTo(/^- button "Continue"/);
  await page.keyboard.press('Enter');

  await expect.poll(heard).toMatch(/^- heading "When can you work\?"/);
  await tabTo(/^- button "Monday, Morning"/);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  expect(await heard()).toMatch(/^- button "Friday, Evening[^[]*$/);
  await page.keyboard.press('Space');
  await expect.poll(heard).toContain('[pressed]');
  await tabTo(/^- button "Continue"/);
  await page.keyboard.press('Enter');

  await expect.poll(heard).toMatch(/^- heading/);
  await tabTo(/^- radio "Yes"/);
  await page.keyboard.press('Space');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) });
  await page.getByText('cv.pdf').first().waitFor();
  const consent = await tabTo(/^- checkbox/);
  expect(consent).not.toContain('[checked]');
  await page.keyboard.press('Space');
  await tabTo(/^- button "Send application"/);
  await page.keyboard.press('Enter');
  await expect.poll(heard).toMatch(/^- heading "Check your email"/);
  await tabTo(/^- textbox "Password/);
  await page.keyboard.type('Garnished-Olive-7');
  await tabTo(/^- button "Save password"/);
  await page.keyboard.press('Enter');
  await announced('Password saved.');

  // The same browser proves the address, so the password that was chosen there is good.
  await page.goto(`/application#${/\/application#(\S+)/.exec(await mailTo(url, address))?.[1] ?? ''}`);
  await tabTo(/^- button "Confirm email address"/);
  await page.keyboard.press('Enter');
  await announced(`Replies go to ${address}.`);
  await tabTo(/^- link "View my applications"/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\/login/);
  await sendLogin(page, address, 'Garnished-Olive-7');
  await page.waitForURL(/\/my\/applications/);

  await tabTo(/^- link "Messages/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/messages/);
  await page.getByRole('link', { name: /Bartender/ }).waitFor();
  await tabTo(/^- link ".*Bartender/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await tabTo(/^- textbox "Your message"/);
  await page.keyboard.type('Is there a step at the door?');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log').getByText('Is there a step at the door?').waitFor();
  expect(problems).toEqual([]);
});
