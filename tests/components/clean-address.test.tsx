import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { useCleanAddress } from '../../apps/web/src/shell/use-clean-address.ts';

afterEach(cleanup);

function Page() {
  useCleanAddress();
  return <main>page</main>;
}

test.each([
  ['/schedule?gid=b1&week=2026-11-16#monday', '/schedule?week=2026-11-16#monday'],
  ['/schedule?gid=b1', '/schedule'],
  ['/schedule?week=2026-11-16#monday', '/schedule?week=2026-11-16#monday'],
])('%s becomes %s', async (at, expected) => {
  const { address, findByText } = showPart(<Page />, { calls: mockCalls([]), at });
  await findByText('page');
  await waitFor(() => expect(address()).toBe(expected));
});
