import { searchBrands } from '@hearth/domains/core/contract';
import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { listQualifications, listStandings } from '../../contract/endpoints.ts';
import type { ListedStanding } from '../../contract/schemas.ts';
import { aLine, aQualification, id } from './qualifications.fixture.ts';
import { StandingList } from './standing-list.tsx';

afterEach(cleanup);
const NONE = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0, VALID: 0 };

function open(lines: ListedStanding[]) {
  const calls = mockCalls([listStandings, listQualifications, listPositions, searchBrands]);
  calls.answer(listStandings, { lines, counts: { ...NONE, EXPIRED: lines.length }, next_cursor: null });
  calls.answer(listQualifications, { qualifications: [aQualification()], starters: [] });
  calls.answer(listPositions, { positions: [] });
  const onSetUp = vi.fn();
  return { calls, onSetUp, ...showPart(<StandingList onSetUp={onSetUp} />, { calls }) };
}

test('a line says who, what and until when, and leads to the person', async () => {
  open([aLine()]);
  const link = await screen.findByRole('link', { name: 'Open Inês Quintela' });
  expect(link.getAttribute('href')).toBe(`/team?person=${id(20)}`);
  screen.getByText('Was valid until 1 Nov 2026 · Required');
});

test('a state filters the list', async () => {
  const { calls, user } = open([aLine()]);
  await screen.findByRole('link', { name: 'Open Inês Quintela' });
  calls.answer(listStandings, { lines: [], counts: { ...NONE, EXPIRED: 1 }, next_cursor: null });
  await user.click(screen.getByText('Missing'));
  await screen.findByText('Change or clear the filters.');
});

test('where nobody has anything, the list begins with what there can be', async () => {
  const { onSetUp, user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add qualification' }));
  expect(onSetUp).toHaveBeenCalledOnce();
});
