import { readFile } from 'node:fs/promises';
import { findAxeProblems, openBrowser, PHONE } from '@hearth/testing/browser';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPdf } from '../../domains/signatures/server/actions/pdf/pdf.fixture.ts';
import { openAs } from './hiring-window.ts';

const { url } = inject('application');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Draws a line with the mouse in the drawing area. */
async function draw(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: 'Empty drawing area' }).boundingBox();
  if (box === null) throw new Error('There is nowhere to draw.');
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
  await page.mouse.move(box.x + 220, box.y + 30, { steps: 5 });
  await page.mouse.up();
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('a manager places fields on a PDF and sends it, the employee signs on a phone, the manager countersigns, and the sealed file verifies', async () => {
  const title = 'Contract for the terrace';
  const manager = await openAs(browser, url, 'leonor', '/team/agreements');
  const { page } = manager;
  await page.getByRole('button', { name: 'New agreement' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('radio', { name: /^Upload PDF/ }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: await aPdf(2, 'Terms of work') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Fields on the pages').waitFor();
  await page.getByRole('button', { name: 'Signing order' }).click();
  await page.getByRole('option', { name: 'Employee → Manager' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('button', { name: 'Field 1: Signature, Employee' }).waitFor();
  await page.getByRole('button', { name: 'Filled in by' }).first().click();
  await page.getByRole('option', { name: 'Manager' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  const second = page.getByRole('button', { name: 'Field 2: Signature, Manager' });
  await second.focus();
  await second.press('ArrowUp');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved').first().waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'People' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Requesting signatures from \d+ people$/).waitFor();

  const employee = await openAs(browser, url, 'noor', '/my/agreements', PHONE);
  // It is sent by a job; the page hears of it by itself.
  await employee.page.getByRole('link', { name: title }).waitFor();
  await employee.page.getByRole('link', { name: title }).click();
  await employee.page.getByRole('img', { name: 'Page 2 of 2' }).waitFor();
  await employee.page.getByRole('textbox', { name: 'Your full name' }).fill('Noor Haddad');
  await draw(employee.page);
  await employee.page.getByRole('checkbox').check();
  expect(await findAxeProblems(employee.page)).toEqual([]);
  await employee.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await employee.page.getByText(/^You signed on/).waitFor();

  await page.goto('/team/agreements');
  await page.getByRole('link', { name: new RegExp(`^Open ${title}, Noor`) }).click();
  await page.getByRole('button', { name: 'Sign now' }).click();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Leonor Brandão');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const sealed = page.getByRole('button', { name: 'Download signed PDF' });
  await sealed.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), sealed.click()]);
  const bytes = await bytesOf(download);

  await employee.page.goto('/verify-document');
  const check = async (buffer: Buffer): Promise<void> => {
    await employee.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await employee.page.getByRole('button', { name: 'Check document' }).click();
  };
  await check(bytes);
  await employee.page.getByText('Genuine: this is exactly the signed document.').waitFor();
  await employee.page.getByText('Noor Haddad').waitFor();
  const changed = Buffer.from(bytes);
  changed[400] = (changed[400] ?? 0) ^ 1;
  await employee.page.getByRole('button', { name: 'Remove a.pdf' }).click();
  await check(changed);
  await employee.page.getByText('This file was changed after it was sealed.').waitFor();
  expect([...manager.problems, ...employee.problems]).toEqual([]);
});
