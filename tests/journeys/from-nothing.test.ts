import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { LOCAL_TLS } from '@hearth/testing/peers/local-tls';
import { startPushService } from '@hearth/testing/push-service';
import type { PushService } from '@hearth/testing/push-service';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usePushService } from './push-phone.ts';
import { startMailbox } from './production-mail.ts';
import { startProductionSite } from './production-site.ts';
import type { ProductionSite } from './production-site.ts';
import { line, type } from './schedule-page.ts';

const PASSWORD = 'Correct-horse-7';
const OWNER = 'noa@quay.example';
const WORKER = 'amadu@home.example';
const STRANGER = 'berta@home.example';
const CANDIDATE = 'rui@home.example';

const mailbox = await startMailbox();
let browser: Browser;
let push: PushService;
let folder = '';
let site: ProductionSite;
let owner: { page: Page; problems: string[] };

beforeAll(async () => {
  push = await startPushService({ secure: true });
  folder = await mkdtemp(join(tmpdir(), 'hearth-certificate-'));
  await writeFile(join(folder, 'local.pem'), LOCAL_TLS.cert);
  site = await startProductionSite({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hearth@quay.example',
    ALLOWED_INTERNAL_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: join(folder, 'local.pem'),
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await push.stop();
  await rm(folder, { recursive: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds somebody to the team; an address invites them, unless it is told not to. */
async function addPerson(page: Page, [first, email, position]: readonly [string, string, string], invited: boolean) {
  await page.goto('/team?add=person');
  const form = page.getByRole('dialog', { name: 'Add person' });
  await form.getByLabel('First name').fill(first);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Position').fill(position);
  const asked = form.getByRole('checkbox', { name: /Send invitation/ });
  await expect.poll(() => asked.isChecked()).toBe(true);
  if (!invited) await asked.uncheck();
  await form.getByRole('button', { name: 'Add person' }).click();
  const department = form.getByLabel('Department');
  await expect.poll(async () => (await department.count()) > 0 || (await form.count()) === 0).toBe(true);
  if ((await form.count()) > 0) await form.getByRole('button', { name: 'Add person' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Has the notices shown on this device. */
async function turnOnPush(page: Page): Promise<void> {
  await page.goto('/settings/notifications');
  await button(page, 'Turn on notifications').click();
  await page.getByText('This device').waitFor();
}

/** Goes to the week after this one, which only location is chosen by itself. */
async function openNextWeek(page: Page): Promise<void> {
  await page.goto('/schedule');
  await page.getByRole('heading', { name: /^Schedule for Quay Street 1/ }).waitFor();
  await button(page, 'Next week').click();
  await line(page, 'Amadu').waitFor();
}

/** Publishes what is new for somebody, and tells what the page says of it. */
async function publish(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  const preview = page.getByRole('dialog');
  await preview.getByText(name).first().waitFor();
  await preview.getByRole('button', { name: 'Publish', exact: true }).click();
  const said = page.getByText(/^Published\./).first();
  await said.waitFor();
  return said.innerText();
}

test('from an empty installation to a first published week: whoever works in it hears of it by email and on their phone, and nobody else', async () => {
  owner = await openWindow(browser, site.url);
  const { page } = owner;
  await page.goto(site.setupLink);
  await page.locator('input[name=brand]').fill('Quay Street Cafés');
  await page.locator('input[name=place]').fill('Quay Street 1');
  await page.locator('input[name=city]').fill('Porto');
  await page.locator('input[name=first_name]').fill('Noa');
  await page.locator('input[name=email]').fill(OWNER);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /account menu/ }).waitFor();

  // Until the address is proved nothing but its code is mailed there, and the checklist leads to where it is typed.
  await page.goto('/dashboard/setup');
  await button(page, 'Send test email').click();
  await page.getByRole('link', { name: 'Confirm email address' }).click();
  await page.locator('input[name=code]').fill(/\b\d{6}\b/.exec((await mailbox.find(OWNER, /code/)).subject)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard/setup');
  await button(page, 'Send test email').click();
  await page.getByText('2 of 6 done').waitFor();

  await addPerson(page, ['Amadu', WORKER, 'Barista'], true);
  await addPerson(page, ['Berta', STRANGER, 'Barista'], false);
  const invitation = await mailbox.find(WORKER, /Join the team/);
  const worker = await openWindow(browser, site.url, PHONE);
  await usePushService(worker.context, push, site.url);
  await worker.page.goto(/\/join\/email#[\w-]{43}/.exec(invitation.text)?.[0] ?? '');
  await worker.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(worker.page, 'Join team').click();
  await worker.page.waitForURL('**/dashboard/member');
  await turnOnPush(worker.page);

  await openNextWeek(page);
  await type(page, 'Amadu', 1, '9-17');
  await line(page, 'Amadu').getByText('09:00–17:00').waitFor();
  const said = await publish(page, 'Amadu');
  expect(said).toBe('Published. We’re notifying 1 person.');
  const week = await mailbox.find(WORKER, /You have new shifts/);
  expect(week.text).toContain('New: Tue 24 Nov, 09:00–17:00, Barista');
  await expect
    .poll(() => push.taken.map(({ message }) => message))
    .toMatchObject([{ title: 'You have new shifts: 23 – 29 Nov' }]);
  await worker.page.goto('/dashboard/member');
  await worker.page.getByText('09:00–17:00').first().waitFor();
  expect(await mailbox.subjects(WORKER)).toEqual([
    'Join the team at Quay Street Cafés',
    'You have new shifts: 23 – 29 Nov',
  ]);
  expect(await mailbox.subjects(OWNER)).toEqual([
    expect.stringMatching(/is your Hearth code$/),
    'Test notification',
    'Amadu joined the team',
  ]);
  expect(await mailbox.subjects(STRANGER)).toEqual([]);
  expect([...owner.problems, ...worker.problems]).toEqual([]);
});

test('from a phone without an account to a first shift: each step tells whom it concerns, and nobody else', async () => {
  const { page } = owner;
  const before = (await mailbox.subjects(OWNER)).length;
  const told = (await mailbox.subjects(WORKER)).length;
  await page.goto('/hiring/jobs/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Waiter');
  await page.waitForURL(/\/hiring\/jobs\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: /Employment type/ }).click();
  await page.getByRole('option', { name: 'Part-time' }).click();
  await page
    .getByLabel('Job description')
    .fill('You look after our guests on the quay, from breakfast to the last coffee, and lay the tables.');
  await page.getByText('Ready to publish.').waitFor();
  await button(page, 'Publish').click();
  await page.getByText('Waiter is now Live').waitFor();

  const guest = await openWindow(browser, site.url, PHONE);
  const { page: phone } = guest;
  await phone.goto('/careers');
  await phone
    .getByRole('link', { name: /Waiter/ })
    .first()
    .click();
  await phone
    .getByRole('link', { name: /Apply in/ })
    .first()
    .click();
  await phone.waitForURL(/\/apply\//);
  await phone.locator('form button[type=submit]:enabled').waitFor();
  await phone.getByLabel('First name').fill('Rui');
  await phone.getByLabel('Last name').fill('Alves');
  await phone.getByLabel('Email').fill(CANDIDATE);
  for (let step = 0; step < 4; step += 1) {
    const next = button(phone, 'Continue');
    await next.or(button(phone, 'Send application')).first().waitFor();
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await phone.getByRole('checkbox').last().check();
  await button(phone, 'Send application').click();
  await phone.getByRole('heading', { name: 'Check your email' }).waitFor();
  const confirm = await mailbox.find(CANDIDATE, /\/application#/);
  await phone.goto(`/application#${/\/application#(\S+)/.exec(confirm.text)?.[1] ?? ''}`);
  await button(phone, 'Confirm email address').click();
  await phone.locator('input[name=password]').fill(PASSWORD);
  await button(phone, 'Save password').click();
  await phone.waitForURL(/\/my\/applications/);

  await page.goto('/dashboard/hiring');
  await page.getByRole('row', { name: 'Rui Alves' }).click();
  // They gave no times when applying, which does not say that they have none.
  expect(await page.getByRole('heading', { name: 'Availability' }).count()).toBe(0);
  await button(page, 'Invite to interview').click();
  await button(page, 'Send invitation').click();
  await page.getByText(/Rui Alves will get a link to select a time/).waitFor();
  const invited = await mailbox.find(CANDIDATE, /invites you to an interview/);
  await phone.goto(/http:\S+\/interview\S*/.exec(invited.text)?.[0] ?? '');
  await phone
    .getByRole('radio')
    .or(phone.getByRole('button', { name: /\d\d:\d\d/ }))
    .first()
    .click();
  await phone.getByRole('button', { name: /^Book / }).click();
  await phone.getByRole('heading', { name: 'Your interview is booked' }).waitFor();
  await mailbox.find(OWNER, /Interview booked: Rui Alves/);

  await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'Offer' }).click();
  await page.getByRole('button', { name: 'Make offer' }).click();
  const offer = page.getByRole('dialog');
  await offer.getByRole('textbox', { name: /^Pay in/ }).fill('12.50');
  expect(await offer.getByRole('textbox', { name: 'Position' }).inputValue()).toBe('Waiter');
  await offer.getByRole('textbox', { name: 'Hours a week' }).fill('20');
  await offer.getByRole('textbox', { name: 'Start date' }).fill('23/11/2026');
  await button(page, 'Preview').click();
  await button(page, 'Send offer').click();
  await page.getByText('Offer sent').waitFor();
  const letter = await mailbox.find(CANDIDATE, /Your offer from/);
  await phone.goto(/http:\S+\/offer\S*/.exec(letter.text)?.[0] ?? '');
  await phone.getByLabel('Your full name').fill('Rui Alves');
  await phone.getByRole('checkbox').last().check();
  await button(phone, 'Sign offer').click();
  await phone.getByText('You’ve signed this offer.').waitFor();
  await mailbox.find(OWNER, /Rui Alves has accepted your offer/);

  await button(page, 'Hire').click();
  const hire = page.getByRole('dialog', { name: /Rui Alves/ });
  await hire.getByRole('button', { name: 'Hire', exact: true }).click();
  await page.getByText('Rui Alves is hired').first().waitFor();
  await mailbox.find(CANDIDATE, /hired|welcome/i);
  await phone.goto('/dashboard/member');
  await button(phone, 'Join team').click();
  await phone.getByText('You’ve joined the team').waitFor();

  await openNextWeek(page);
  await type(page, 'Rui Alves', 2, '10-16');
  await publish(page, 'Rui Alves');
  await phone.getByText('10:00–16:00').first().waitFor();
  const week = await mailbox.find(CANDIDATE, /10:00/);
  expect(week.text).toContain('New: Wed 25 Nov, 10:00–16:00, Waiter');
  expect(await mailbox.subjects(CANDIDATE)).toEqual([
    'Application received: Waiter, Quay Street Cafés',
    'Your Hearth account is ready',
    'Quay Street Cafés invites you to an interview',
    expect.stringMatching(/^Your interview is booked: /),
    'Your offer from Quay Street Cafés: Waiter',
    'You’ve signed the offer for Waiter',
    'You’re hired: Waiter at Quay Street 1',
    'You have new shifts: 23 – 29 Nov',
  ]);
  expect((await mailbox.subjects(OWNER)).slice(before)).toEqual([
    expect.stringMatching(/^Interview booked: Rui Alves, /),
    'Rui Alves has accepted your offer',
    'Interview no longer needed: Rui Alves was hired',
    'Rui Alves has joined the team',
  ]);
  expect(await mailbox.subjects(WORKER)).toHaveLength(told);
  expect(await mailbox.subjects(STRANGER)).toEqual([]);
  expect([...owner.problems, ...guest.problems]).toEqual([]);
});
