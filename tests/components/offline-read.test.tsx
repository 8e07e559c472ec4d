import { createOnlineStore } from '@hearth/client/browser/online';
import { useCall } from '@hearth/client/query';
import type { Endpoint } from '@hearth/kit/endpoint';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, showRoutes, waitFor } from '@hearth/testing/screen';
import { UiProvider } from '@hearth/ui/provider';
import { Resource } from '@hearth/ui/resource';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { domainRoutes } from '../../apps/web/src/domains.ts';
import { followConnection } from '../../apps/web/src/offline/offline-cache.ts';
import { countUnreadNotices } from '../../domains/notices/contract/endpoints.ts';

const PATIENCE = { timeout: 20_000 };
const OFFLINE = /^You’re offline\. This page/;
const online = createOnlineStore({ navigator: { onLine: true }, addEventListener: () => undefined });

beforeEach(() => {
  followConnection(online);
  online.report(false);
});
afterEach(() => {
  cleanup();
  online.report(true);
});

function Unread() {
  const read = useCall(countUnreadNotices, {});
  return <Resource of={read}>{({ unread }) => <p>{`${unread} unread`}</p>}</Resource>;
}

function calls() {
  const made = mockCalls([countUnreadNotices]);
  made.answer(countUnreadNotices, { unread: 3, newest: null });
  return made;
}

test('says that there is no connection where nothing is kept, and shows the answer once there is one', async () => {
  showPart(<Unread />, { calls: calls() });
  await screen.findByText(OFFLINE, {}, PATIENCE);
  expect(screen.queryByRole('alert')).toBeNull();
  online.report(true);
  await screen.findByText('3 unread', {}, PATIENCE);
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test('looks for a connection when asked', async () => {
  const reconnect = vi.fn(async () => online.report(true));
  const { user } = showPart(
    <UiProvider language="en" navigate={() => undefined} reconnect={reconnect}>
      <Unread />
    </UiProvider>,
    { calls: calls() },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }, PATIENCE));
  await screen.findByText('3 unread', {}, PATIENCE);
  expect(reconnect).toHaveBeenCalledOnce();
});

test('keeps showing an answer that was there before', async () => {
  online.report(true);
  showPart(<Unread />, { calls: calls() });
  await screen.findByText('3 unread', {}, PATIENCE);
  online.report(false);
  await new Promise((resolve) => setTimeout(resolve, 600));
  screen.getByText('3 unread');
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

const modules = import.meta.glob<Record<string, unknown>>('../../domains/*/contract/*endpoints.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'schemas' in value;
const endpoints = [...new Set(Object.values(modules).flatMap((module) => Object.values(module)))].filter(isEndpoint);
const ID = '019a0000-0000-7000-8000-0000000000ff';
const PAGES = [
  '/my/shifts',
  '/my/availability',
  '/my/time-off',
  '/my/documents',
  '/my/agreements',
  '/my/qualifications',
  '/my/timesheets',
  '/my/applications',
  '/notifications',
  '/hiring/jobs',
  `/hiring/jobs/${ID}`,
  '/messages',
  '/team',
  '/team/documents',
  '/timesheets',
];

describe.each(PAGES)('%s', (path) => {
  test('says that there is no connection', async () => {
    showRoutes([...domainRoutes], { calls: mockCalls(endpoints), at: path });
    await waitFor(() => expect(screen.queryAllByText(OFFLINE).length).toBeGreaterThan(0), PATIENCE);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
});
