import { DESKTOP, findAxeProblems } from '@hearth/testing/browser';
import { isSignedBy, startWebhookReceiver } from '@hearth/testing/peers/webhook-receiver';
import type { WebhookReceiver } from '@hearth/testing/peers/webhook-receiver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
let receiver: WebhookReceiver;
beforeAll(async () => {
  [site, receiver] = await Promise.all([startShellSite(), startWebhookReceiver()]);
});
afterAll(() => Promise.all([site.stop(), receiver.stop()]));

test('an owner creates a webhook by keyboard, sends a test event, finds it in the log and sends it again', async () => {
  const { context, page, problems } = await site.open(DESKTOP);
  await signIn(page, site.owner, '/settings/webhooks');
  const create = page.getByRole('button', { name: 'Create webhook' }).first();
  await create.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByLabel('Endpoint address').fill(`${receiver.origin}/hooks`);
  await dialog.getByRole('checkbox', { name: /^Someone applies/ }).press('Space');
  expect(await findAxeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create webhook' }).press('Enter');
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // The form that the secret followed is gone: the keyboard is back at what opened that.
  await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Payroll' }).first().press('Enter');
  await page.getByRole('button', { name: 'Send test event' }).press('Enter');
  await expect.poll(() => receiver.taken.length).toBe(1);
  const [first] = receiver.taken;
  expect(first !== undefined && isSignedBy(secret, first)).toBe(true);
  const row = page.locator('summary', { hasText: /webhook\.test.*Delivered/ });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).press('Enter');
      return row.count();
    })
    .toBe(1);
  await row.press('Enter');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resend' }).press('Enter');
  await expect.poll(() => receiver.taken.length).toBe(2);
  expect(new Set(receiver.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await page.getByText(secret).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
