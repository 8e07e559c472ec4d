import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, userEvent } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getMyWorkShare } from '../../../contract/share-endpoints.ts';
import type { WorkShare } from '../../../contract/share-endpoints.ts';
import { MyShare } from './my-share.tsx';

afterEach(cleanup);

const SHARE: WorkShare = {
  location: { id: '019a0000-0000-7000-8000-000000000001', name: 'Lumen Baixa' },
  from: '2026-08-24',
  to: '2026-11-15',
  own: { minutes: 21_600, shifts: 45, weekends: 14, closes: 9, earlies: 0 },
  team: { minutes: 18_000, weekends: 10.5, closes: 9, earlies: 2, people: 7 },
};

async function open(share: WorkShare): Promise<void> {
  const calls = mockCalls([getMyWorkShare]);
  calls.answer(getMyWorkShare, { shares: [share] });
  showPart(<MyShare />, { calls });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show your share of work' }));
}

test('one’s own hours, weekends, closes and early starts stand beside the team’s median', async () => {
  await open(SHARE);
  await screen.findByText('30 h a week');
  screen.getByText('Team median: 25 h a week');
  screen.getByText('Team median: 10.5');
  screen.getByText(/^Compared with 7 others in the department/);
});

test('without enough others there is no comparison, and it says why', async () => {
  await open({ ...SHARE, team: null });
  await screen.findByText(/^There’s no comparison yet/);
  expect(screen.queryByText(/^Team median/)).toBeNull();
});
