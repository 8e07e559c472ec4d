import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startShellSite } from './shell-site.ts';
import type { OpenPage } from './shell-site.ts';

const site = await startShellSite();
let open: OpenPage;
let devtools: CDPSession;
beforeAll(async () => {
  open = await site.open();
  await open.context.grantPermissions(['notifications'], { origin: site.url });
  devtools = await open.context.newCDPSession(open.page);
  await signIn(open.page, site.member, '/dashboard/member');
  await open.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
afterAll(() => site.stop());

/** Hands the worker what a push service would: no browser of a test reaches one. */
async function push(data: unknown): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId,
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });
  await devtools.send('ServiceWorker.disable');
}

/** What the browser shows now, by tag. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all
      .map(({ title, body, tag, data }) => ({ title, body, tag, path: Object(data).path as unknown }))
      .sort((a, b) => a.tag.localeCompare(b.tag));
  });
}

/** Presses a shown notice, as far as a script can: the event is the browser's own, but for its trust. */
async function press(tag: string): Promise<void> {
  const [worker] = open.context.serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    scope.dispatchEvent(event);
  }, tag);
}

test('what is pushed is shown, the newest of a thread alone, and what cannot be read as something new', async () => {
  const { page } = open;
  await push({ title: 'Your shifts', text: 'Monday', path: '/notifications', tag: 'week', unread: 1 });
  await push({ title: 'Your shifts changed', text: 'Tuesday', path: '/my/shifts', tag: 'week', unread: 1 });
  await push('nothing that this version knows');
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Hearth', body: '', tag: 'hearth', path: '/notifications' },
      { title: 'Your shifts changed', body: 'Tuesday', tag: 'week', path: '/my/shifts' },
    ]);
});

test('pressing it opens its page in the open tab, without loading it anew', async () => {
  const { page } = open;
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await push({ title: 'News', text: '', path: '/notifications?show=unread', tag: 'news', unread: 1 });
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag)).toContain('news');
  await press('news');
  await page.waitForURL('**/notifications?show=unread');
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  expect(await page.locator('body[data-same]').count()).toBe(1);
  expect((await shown(page)).map(({ tag }) => tag)).not.toContain('news');
});
