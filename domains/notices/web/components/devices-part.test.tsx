import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addNoticeDevice, listNoticeDevices, removeNoticeDevice } from '../../contract/endpoints.ts';
import { TOO_MANY_DEVICES } from '../../contract/failures.ts';
import type { NoticeDevice } from '../../contract/schemas.ts';
import { fingerprintOf } from '../push-browser.ts';
import { DevicesPart } from './devices-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KEY = 'BPm7';
const ENDPOINT = 'https://push.example/1';
const PHONE: NoticeDevice = {
  id: '019a0000-0000-7000-8000-000000000001',
  browser: 'Chrome',
  system: 'Android',
  fingerprint: await fingerprintOf({ endpoint: ENDPOINT }),
  added_at: '2026-11-20T10:00:00.000Z',
  used_at: null,
};
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile Safari/604.1';

/** A browser with a push service, as far as pages see it, that answers the question for the permission so. */
function stubPush(answer: NotificationPermission, { subscribed = false, permission = 'default' } = {}) {
  const bytes = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer;
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe,
  };
  const subscribe = vi.fn(() => Promise.resolve(subscription));
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscribed ? subscription : null) };
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0, language: 'en', serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(answer) });
  return { subscribe, unsubscribe };
}

function open(devices: readonly NoticeDevice[] = []) {
  const calls = mockCalls([listNoticeDevices, addNoticeDevice, removeNoticeDevice]);
  calls.answer(listNoticeDevices, { key: KEY, devices: [...devices] });
  return { calls, ...showPart(<DevicesPart />, { calls }) };
}
const turnOn = () => screen.findByRole('button', { name: 'Turn on notifications' });

describe('a browser that cannot show notifications says why', () => {
  test('one without a push service', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Old', maxTouchPoints: 0, language: 'en' });
    open();
    await screen.findByText('This browser can’t show notifications. Try another one.');
  });

  test('an iPhone that has not got the application on its home screen', async () => {
    vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5, language: 'en' });
    open();
    await screen.findByText(/^On iPhone and iPad, add Hearth to your home screen first/);
  });

  test('one that blocks them, with how to allow them', async () => {
    stubPush('denied', { permission: 'denied' });
    open();
    await screen.findByText(/^This browser blocks notifications from Hearth/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('turning notifications on', () => {
  test('subscribes with the server’s key and tells the server', async () => {
    const { subscribe } = stubPush('granted');
    const { calls, user } = open();
    await user.click(await turnOn());
    await waitFor(() => expect(calls.sent).toHaveLength(1));
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(calls.sent[0]).toMatchObject({
      method: 'PUT',
      path: '/v1/my/notice_devices',
      body: { endpoint: ENDPOINT, keys: { p256dh: expect.stringMatching(/^(?:Bwc)/), auth: 'BwcHBwcHBwcHBwcHBwcHBw' } },
    });
  });

  test('does nothing where the permission is not given, and says what to do', async () => {
    const { subscribe } = stubPush('default');
    const { calls, user } = open();
    await user.click(await turnOn());
    await screen.findByText(/^Your browser didn’t allow notifications/);
    expect(subscribe).not.toHaveBeenCalled();
    expect(calls.sent).toEqual([]);
  });

  test('says when the browser cannot reach its push service', async () => {
    const { subscribe } = stubPush('granted');
    subscribe.mockRejectedValueOnce(new DOMException('push service not available', 'AbortError'));
    const { calls, user } = open();
    await user.click(await turnOn());
    await screen.findByText(/^Your browser couldn’t reach its notification service/);
    expect(calls.sent).toEqual([]);
  });

  test('says when there are too many devices', async () => {
    stubPush('granted');
    const { calls, user } = open();
    calls.refuse(addNoticeDevice, TOO_MANY_DEVICES);
    await user.click(await turnOn());
    await screen.findByText('You can have up to 10 devices. Remove one first.');
  });
});

test('devices stand by name, this one is marked, and removing it ends its subscription too', async () => {
  const { unsubscribe } = stubPush('granted', { subscribed: true, permission: 'granted' });
  const other = { ...PHONE, id: '019a0000-0000-7000-8000-000000000002', fingerprint: 'x', browser: null, system: null };
  const { calls, user } = open([PHONE, other]);
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Unknown device' }));
  expect(unsubscribe).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove Chrome, Android' }));
  await waitFor(() =>
    expect(calls.sent.map(({ path }) => path)).toEqual([other, PHONE].map(({ id }) => `/v1/my/notice_devices/${id}`)),
  );
  expect(unsubscribe).toHaveBeenCalledOnce();
});
