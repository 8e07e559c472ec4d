import { getSchedule } from '@hearth/domains/scheduling/contract';
import type { ScheduleWeek, Shift } from '@hearth/domains/scheduling/schemas';
import { setRuleId } from '@hearth/domains/scheduling/schemas';
import { listDayNotes } from '@hearth/domains/workplace/contract';
import type { DayNote } from '@hearth/domains/workplace/schemas';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, userEvent, within } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { Component } from './print-week.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (last: string): string => `019a0000-0000-7000-8000-00000000000${last}`;
const [ANA, BO, CHEF] = [id('1'), id('2'), id('3')];

function shift(last: string, set: Partial<Shift>): Shift {
  return {
    id: id(last),
    location_id: LOCATION.id,
    employee_id: ANA,
    position_id: CHEF,
    date: '2026-11-16',
    start: '09:00',
    end: '17:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
    starts_at: '2026-11-16T09:00:00.000Z',
    ends_at: '2026-11-16T17:00:00.000Z',
    version: 1,
    published: 'same',
    removed: false,
    ...set,
  };
}

function person(employee_id: string, first_name: string, last_name: string): ScheduleWeek['people'][number] {
  return {
    employee_id,
    employee_number: null,
    first_name,
    last_name,
    position_id: CHEF,
    home_location_id: LOCATION.id,
    has_login: true,
    contract_minutes_per_week: null,
    pay: { amount: 3150, currency: 'EUR' },
    rates: [],
    hire_date: null,
    end_date: null,
    slots: [],
    exceptions: [],
    time_off: [],
    qualifications: [],
    missing_steps: [],
    nearby: [],
  };
}

const RULES = Object.fromEntries(
  setRuleId.options.map((rule) => [rule, { level: 'warn' }]),
) as ScheduleWeek['rule_set']['rules'];

function weekOf(shifts: Shift[]): ScheduleWeek {
  return {
    location: { id: LOCATION.id, name: 'Lumen Baixa', time_zone: 'Europe/Lisbon', currency: 'EUR' },
    week: '2026-11-16',
    week_start: 1,
    version: 3,
    published_at: '2026-11-13T10:00:00.000Z',
    publication_number: 2,
    may: { edit: true, publish: true, override: true, see_pay: true },
    people: [person(ANA, 'Ana', 'Reis'), person(BO, 'Bo', 'Lind')],
    positions: [{ id: CHEF, name: 'Chef', department: 'KITCHEN', tint: 'orange' }],
    elsewhere: [],
    shifts,
    answers: [],
    rule_set: { rules: RULES, hours_count_on: 'start_day' },
    demands: [],
    closed_days: [],
    laws: { rules: [], school_days: [] },
    stations: [],
    break_steps: [],
    day: { from: '06:00', to: '02:00' },
  };
}

function open(shifts: Shift[], notes: DayNote[] = []): void {
  const calls = mockCalls([getSchedule, listDayNotes]);
  calls.answer(listDayNotes, { notes, may_edit: true });
  calls.answer(getSchedule, weekOf(shifts));
  showPart(<Component />, { calls, at: '/schedule/print?date=2026-11-18' });
}

/** What is on the screen: the same stands in the document a second time, for the printer alone. */
const table = async () => (await screen.findAllByRole('table'))[0] as HTMLElement;

test('a published week is laid out by person, with short names and without pay', async () => {
  open([shift('a', {}), shift('b', { employee_id: BO, date: '2026-11-17', published: null })]);
  const sheet = await table();
  expect(within(sheet).getByRole('rowheader', { name: 'Ana R.' })).toBeDefined();
  expect(within(sheet).getByText('09:00–17:00')).toBeDefined();
  expect(within(sheet).queryByText('Bo L.')).toBeNull();
  expect(document.body.textContent).not.toContain('31');
});

test('drafts stand on the sheet, and are said to, only when they are asked for', async () => {
  open([shift('a', {}), shift('b', { employee_id: BO, published: null })]);
  await table();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include drafts' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Full names' }));
  expect(within(await table()).getByRole('rowheader', { name: 'Bo Lind' })).toBeDefined();
  expect(screen.getAllByText('Includes unpublished drafts').length).toBeGreaterThan(0);
});

test('by day each day with shifts has a list, and what is printed is what is seen', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open([shift('a', { note: 'Opens the bar' }), shift('b', { employee_id: null, date: '2026-11-18' })]);
  await table();
  await userEvent.click(screen.getByRole('radio', { name: 'By day' }));
  expect(screen.getAllByText('Monday, 16 November 2026').length).toBe(2);
  expect(screen.queryByText('Tuesday, 17 November 2026')).toBeNull();
  expect(screen.getAllByText('Opens the bar').length).toBe(2);
  expect(screen.getAllByText('Open shift').length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a week with drafts alone says how to print them', async () => {
  open([shift('a', { published: null })]);
  expect(await screen.findByText('Nothing to print')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include drafts' }));
  expect(within(await table()).getByText('09:00–17:00')).toBeDefined();
});

test('notes for staff stand under their day, those of managers do not', async () => {
  const note: DayNote = {
    id: id('7'),
    brand_id: LOCATION.id,
    brand_name: 'Lumen Baixa',
    kind: 'CLOSED',
    starts_on: '2026-11-17',
    ends_on: '2026-11-17',
    is_yearly: false,
    audience: 'STAFF',
    content: 'Stocktaking',
    version: 1,
    is_own: true,
  };
  open([shift('a', {})], [note, { ...note, id: id('8'), kind: 'NOTE', audience: 'MANAGERS', content: 'Owner visits' }]);
  const sheet = await table();
  const tuesday = await within(sheet).findByRole('columnheader', { name: /17/ });
  expect(await within(tuesday).findByText('Closed: Stocktaking')).toBeDefined();
  expect(screen.queryByText('Owner visits')).toBeNull();
});
