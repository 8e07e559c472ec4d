import { makeUser } from '@hearth/domains/identity/factory';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { mailTo } from './mailed.ts';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
beforeAll(async () => {
  site = await startShellSite();
});
afterAll(() => site.stop());

let tries = 0;

test('an outsider is invited, reads of it in a mail, accepts on a phone, and only then may do something', async () => {
  const person = await site.run(async (work) => {
    const user = await makeUser(work, { firstName: 'Odile', lastName: `Outside ${(tries += 1)}` });
    await markEmailVerified(work, user.userId);
    return user;
  });
  const owner = await site.open();
  const { page } = owner;
  await signIn(page, site.owner, '/access-portal/main');
  await page.getByRole('button', { name: 'Give access' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByText('This person isn’t in your group yet.', { exact: false }).waitFor();
  expect(await page.getByText(`Outside ${tries}`).count()).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const pending = page.getByRole('listitem').filter({ hasText: person.email });
  await pending.getByText('Location manager').waitFor();
  expect(await page.getByText(`Outside ${tries}`).count()).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);

  const mail = await mailTo(site.url, person.email);
  const link = /https?:\/\/\S+\/invitation#[\w-]{43}/.exec(mail)?.[0] ?? '';
  const phone = await site.open(PHONE);
  await phone.page.goto(new URL(link).pathname + new URL(link).hash);
  await phone.page.getByText('Location manager').waitFor();
  expect(await findAxeProblems(phone.page)).toEqual([]);
  await phone.page.getByRole('link', { name: 'Sign in' }).click();
  await sendLogin(phone.page, person.email, FACTORY_PASSWORD);
  await phone.page.getByRole('button', { name: 'Accept invitation' }).click();
  await phone.page.getByText('You now have access', { exact: false }).waitFor();
  expect(phone.page.url()).not.toContain(new URL(link).hash.slice(1));
  await phone.page.getByRole('link', { name: 'Continue', exact: true }).click();
  await phone.page.getByRole('button', { name: /account menu/ }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^Odile Outside ${tries}`) }).waitFor();
  expect(await pending.getByRole('button', { name: /Resend/ }).count()).toBe(0);
  expect([...owner.problems, ...phone.problems]).toEqual([]);
});

test('whoever is invited without an account makes one by the link, for that address, and accepts with it', async () => {
  const address = 'newcomer@example.com';
  const owner = await site.open();
  await signIn(owner.page, site.owner, '/access-portal/main');
  await owner.page.getByRole('button', { name: 'Give access' }).click();
  await owner.page.getByRole('textbox', { name: 'Email' }).fill(address);
  await owner.page.getByRole('button', { name: 'Review changes' }).click();
  await owner.page.getByRole('button', { name: 'Send invitation' }).click();
  await owner.page.getByRole('listitem').filter({ hasText: address }).getByText('Location manager').waitFor();

  const link = /https?:\/\/\S+\/invitation#[\w-]{43}/.exec(await mailTo(site.url, address))?.[0] ?? '';
  const { page, problems } = await site.open(PHONE);
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(address);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByText('You now have access', { exact: false }).waitFor();

  // What was accepted can be given up again, on a page that opens whatever the group demands.
  await page.goto('/groups');
  await page.getByRole('button', { name: /^Leave/ }).click();
  await page.getByText('You’ll lose all access to this group right away.', { exact: false }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
  await page.getByText('You don’t have access to any groups.').waitFor();
  expect([...owner.problems, ...problems]).toEqual([]);
});
