import { listDayNotes } from '@hearth/domains/workplace/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, userEvent } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { getScheduleMonth } from '../../../contract/month-endpoints.ts';
import type { MonthDay } from '../../../contract/month-endpoints.ts';
import { weeksOfMonth } from '../../../rules/hours/month.ts';
import { MonthView } from './month-view.tsx';

afterEach(cleanup);

const EMPTY = { shifts: 0, open: 0, unpublished: 0, minutes: 0, people: 0, away: 0, is_closed: false };

function open(days: Readonly<Record<string, Partial<MonthDay>>>) {
  const calls = mockCalls([getScheduleMonth, listDayNotes]);
  const { month, days: dates } = weeksOfMonth('2026-12-01', 1);
  calls.answer(getScheduleMonth, {
    location: { id: LOCATION.id, name: 'Lumen Baixa', time_zone: 'Europe/Lisbon' },
    month,
    today: '2026-12-02',
    days: dates.map((date) => ({ date, ...EMPTY, ...days[date] })),
  });
  calls.answer(listDayNotes, { notes: [], may_edit: false });
  const onGo = vi.fn<(date: string | null) => void>();
  showPart(<MonthView locationId={LOCATION.id} date={null} onGo={onGo} />, { calls });
  return { onGo, user: userEvent.setup() };
}

test('each day says what is planned, open, unpublished and who is away, and leads to its schedule', async () => {
  open({
    '2026-12-03': { shifts: 12, open: 2, unpublished: 1, minutes: 5160, people: 10, away: 3 },
    '2026-12-25': { is_closed: true },
  });
  const busy = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Thursday, 3 December 2026, 12 shifts, 86 h, 2 open, 1 unpublished, 3 away',
  });
  expect(busy.getAttribute('href')).toBe('/schedule?date=2026-12-03&view=day');
  screen.getByRole('link', { name: /25 December 2026, No shifts, Closed$/ });
  const week = screen.getByRole('link', { name: 'Open week of 30 Nov' });
  expect(week.textContent).toBe('86 h2 open');
});

test('arrow keys move between days and pages turn months; Tab reaches one day alone', async () => {
  const { onGo, user } = open({});
  const today = await screen.findByRole('link', { name: /^Wednesday, 2 December/ });
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  today.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-10');
  await user.keyboard('{PageDown}');
  expect(onGo).toHaveBeenLastCalledWith('2027-01-01');
});
