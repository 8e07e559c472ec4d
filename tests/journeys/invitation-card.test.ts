import { makeEmployee } from '@hearth/domains/team/factory';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
beforeAll(async () => {
  site = await startShellSite();
});
afterAll(() => site.stop());

interface Printed {
  readonly link: string;
  readonly pin: string;
}

/** How many sheets of paper a PDF has. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a manager prints a card, and a worker without an address gets in with a phone', async () => {
  const [locationId] = site.group.locationIds;
  await site.run(({ db }) =>
    makeEmployee(db, {
      groupId: site.group.id,
      locationId,
      firstName: 'Amadu',
      lastName: 'Djaló',
    }),
  );
  const manager = await site.open();
  await signIn(manager.page, site.owner, '/team');
  await manager.page.getByRole('button', { name: 'Amadu Djaló' }).click();
  await manager.page.getByRole('link', { name: 'Create invitation card' }).click();
  await manager.page.getByText('Amadu Djaló can use this card to sign in for the first time.').waitFor();
  const made = manager.page.waitForResponse((response) => response.url().endsWith('/invitations'));
  await manager.page.getByRole('button', { name: 'Create card' }).click();
  const { data } = (await (await made).json()) as { data: { cards: readonly Printed[] } };
  const card = data.cards[0] ?? { link: '', pin: '' };
  await manager.page.getByRole('article', { name: 'Amadu Djaló' }).waitFor();
  expect(await findAxeProblems(manager.page)).toEqual([]);
  const pdf = await manager.page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(sheetsOf(pdf)).toBe(1);

  const worker = await site.open(PHONE);
  await worker.page.goto(card.link);
  await worker.page.getByLabel('PIN').fill(card.pin === '000000' ? '000001' : '000000');
  await worker.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await worker.page.getByText('This PIN doesn’t match the card.').waitFor();
  await worker.page.getByLabel('PIN').fill(card.pin);
  await worker.page.keyboard.press('Enter');
  await worker.page.getByRole('heading', { name: 'Welcome, Amadu' }).waitFor();
  expect(await findAxeProblems(worker.page)).toEqual([]);
  await worker.page.getByLabel('Username').fill('amadu.d');
  await worker.page.getByLabel('Password', { exact: true }).fill('Copper-kettle-71');
  await worker.page.getByRole('button', { name: 'Create account' }).click();
  await worker.page.waitForURL('**/dashboard/member');
  expect(worker.page.url()).not.toContain('#');
  await worker.page.goto('/settings/security');
  await worker.page.getByText('This account has no email address.').waitFor();
  await worker.page.goto(card.link);
  await worker.page.getByLabel('PIN').fill(card.pin);
  await worker.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await worker.page.getByText('This card is no longer valid.').waitFor();

  await manager.page.goto('/team');
  await manager.page.getByRole('button', { name: 'Amadu Djaló' }).click();
  await manager.page.getByText('This person has no email address.').waitFor();
  expect([...manager.problems, ...worker.problems]).toEqual([]);
  await manager.context.close();
  await worker.context.close();
});
