import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useCleanAddress } from '../../apps/web/src/shell/use-clean-address.ts';

afterEach(cleanup);

function Here() {
  useCleanAddress();
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

test.each([
  ['/schedule?gid=b1&week=2026-11-16#monday', '/schedule?week=2026-11-16#monday'],
  ['/schedule?gid=b1', '/schedule'],
  ['/schedule?week=2026-11-16#monday', '/schedule?week=2026-11-16#monday'],
])('%s becomes %s', async (at, expected) => {
  showPart(<Here />, { calls: mockCalls([]), at });
  const output = await screen.findByRole('status');
  await waitFor(() => expect(output.textContent).toBe(expected));
});
