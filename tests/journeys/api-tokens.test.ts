import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { DESKTOP, findAxeProblems, PHONE } from '@hearth/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
beforeAll(async () => {
  site = await startShellSite();
});
afterAll(() => site.stop());

const readTeam = (token: string): Promise<number> =>
  fetch(`${site.url}/v1/brands/${site.group.id}/employees`, { headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status,
  );

test('a person creates a token from their security settings, uses it, and revokes it', async () => {
  const { context, page, problems } = await site.open(DESKTOP);
  await signIn(page, site.owner, '/settings/security');
  await page.getByRole('link', { name: 'Connect other apps, or revoke their access.' }).click();
  await page.getByText('No tokens yet').waitFor();
  await page.getByRole('button', { name: 'Create token' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByRole('checkbox', { name: 'View team', exact: true }).check();
  await dialog.getByLabel('Your password').fill(FACTORY_PASSWORD);
  expect(await findAxeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = dialog.getByText(/^hearth_pat_/);
  await secret.waitFor();
  const token = await secret.innerText();
  expect(await readTeam(token)).toBe(200);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Payroll', { exact: true }).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke token Payroll' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('No tokens yet').waitFor();
  expect(await readTeam(token)).toBe(401);
  expect(problems).toEqual([]);
  await context.close();
});

test('the group’s page creates a token for a service, on a phone too', async () => {
  const { context, page, problems } = await site.open(PHONE);
  await signIn(page, site.owner, '/settings/api-tokens');
  await page.getByRole('button', { name: 'Create service token' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Till');
  await dialog.getByRole('checkbox', { name: 'View team', exact: true }).check();
  await dialog.getByLabel('Your password').fill(FACTORY_PASSWORD);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.getByText(/^hearth_svc_/).innerText();
  expect(await readTeam(token)).toBe(200);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Till', { exact: true }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
