import { openBrowser, PHONE } from '@hearth/testing/browser';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAs } from './hiring-window.ts';

const { url } = inject('application');
/** What a thumb hits: WCAG 2.5.8 asks for 24 px, this house for 40 on a phone. */
const THUMB = 40;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Presses with a finger what is large enough for one. */
async function press(target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect({ height: (box?.height ?? 0) >= THUMB, target: String(target) }).toEqual({
    height: true,
    target: String(target),
  });
  await target.tap();
}

test('a manager with nothing but a phone screens one, writes to another and hires them', async () => {
  const { page, problems } = await openAs(browser, url, 'leonor', '/dashboard/hiring', PHONE);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.getByRole('row').first().waitFor();
  expect(await fits()).toBe(true);

  await press(page.getByRole('radio', { name: 'Screening', exact: true }));
  const decision = page.getByRole('toolbar', { name: 'Decision' });
  await decision.waitFor();
  const person = page.getByRole('heading', { level: 2 }).first();
  const screened = (await person.textContent()) ?? '';
  await press(decision.getByRole('button', { name: 'Screening' }));
  await page.getByText(`${screened} moved to Screening`).waitFor();
  expect(await fits()).toBe(true);

  await press(page.getByText('Board', { exact: true }));
  const trial = page.getByRole('grid', { name: /^Trial shift, / });
  const card = trial.getByRole('row').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await press(card);
  const drawer = page.getByRole('dialog').filter({ has: page.getByText(name, { exact: true }) });
  await press(drawer.getByRole('tab', { name: 'Conversation' }));
  await drawer.getByRole('textbox', { name: 'Your message' }).fill('Could you start on Monday?');
  await press(drawer.getByRole('button', { name: 'Send' }));
  await drawer.getByRole('log').getByText('Could you start on Monday?').waitFor();
  expect(await fits()).toBe(true);

  await press(drawer.getByRole('button', { name: 'Hire', exact: true }));
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Position') });
  expect(await fits()).toBe(true);
  await press(dialog.getByRole('button', { name: 'Hire', exact: true }));
  await page.getByText(`${name} is hired`).first().waitFor();
  expect(problems).toEqual([]);
});
