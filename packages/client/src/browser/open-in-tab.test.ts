import { afterEach, expect, test, vi } from 'vitest';
import { openInTab } from './open-in-tab.ts';

afterEach(() => vi.unstubAllGlobals());

function page(isBlocked = false) {
  const tab = { close: vi.fn(), location: { replace: vi.fn() } };
  const here = { open: vi.fn(() => (isBlocked ? null : tab)), location: { assign: vi.fn() } };
  vi.stubGlobal('window', here);
  return { tab, here };
}
const address = (href: string | null) => () => Promise.resolve({ href });

test('the tab is there before the address is asked for, and follows it', async () => {
  const { tab, here } = page();
  const asked = vi.fn(() => {
    expect(here.open).toHaveBeenCalledOnce();
    return Promise.resolve({ href: '/file' });
  });
  await openInTab(asked, vi.fn());
  expect(tab.location.replace).toHaveBeenCalledWith('/file');
});

test('where no tab may open, the file is opened here; without a file the tab closes', async () => {
  const blocked = page(true);
  await openInTab(address('/file'), vi.fn());
  expect(blocked.here.location.assign).toHaveBeenCalledWith('/file');
  const { tab } = page();
  await openInTab(address(null), vi.fn());
  expect(tab.close).toHaveBeenCalledOnce();
});

test('what cannot be had closes the tab and is said', async () => {
  const { tab } = page();
  const failed = vi.fn();
  const gone = new Error('gone');
  await openInTab(() => Promise.reject(gone), failed);
  expect([tab.close.mock.calls.length, failed.mock.calls]).toEqual([1, [[gone]]]);
});
