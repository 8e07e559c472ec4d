import { cleanup, screen } from '@hearth/testing/screen';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@hearth/client/call-error';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { Toolbar } from './toolbar.tsx';

afterEach(cleanup);

const MONDAY = '2026-11-16';
const WEEK = aWeek([aMember('ana')], [aWeekShift('one')]);

function open({
  week = WEEK,
  view = 'week' as 'week' | 'day',
  save = undefined as (() => Promise<never>) | undefined,
  narrow = false,
} = {}) {
  const onGo = vi.fn();
  const part = <Toolbar today={MONDAY} date={MONDAY} view={view} narrow={narrow} onGo={onGo} />;
  return { onGo, ...showInSchedule(part, { week, ...(save && { save }) }) };
}

const button = (name: RegExp | string): HTMLButtonElement => screen.getByRole('button', { name });

function shorten({ editor }: ReturnType<typeof open>): void {
  act(() => {
    editor().attempt([{ kind: 'change', id: 'one', set: { end: '17:00' } }]);
  });
}

test('undo and redo are there for what was done, and only then', async () => {
  const shown = open();
  expect([button(/^Undo/).disabled, button(/^Redo/).disabled]).toEqual([true, true]);
  shorten(shown);
  await shown.user.click(button(/^Undo/));
  expect(shown.shift('one')?.end).toBe('18:00');
  expect([button(/^Undo/).disabled, button(/^Redo/).disabled]).toEqual([true, false]);
  await shown.user.click(button(/^Redo/));
  expect(shown.shift('one')?.end).toBe('17:00');
});

test('the arrows go by weeks, and in the view of a day by days', async () => {
  const week = open();
  await week.user.click(button('Next week'));
  expect(week.onGo).toHaveBeenLastCalledWith('2026-11-23', 'week');
  cleanup();
  const day = open({ view: 'day' });
  await day.user.click(button('Next day'));
  expect(day.onGo).toHaveBeenLastCalledWith('2026-11-17', 'day');
});

test('a change can be published at once, and the button counts it', async () => {
  const shown = open();
  expect(screen.queryByRole('button', { name: /^Publish \d/ })).toBeNull();
  shorten(shown);
  expect((await screen.findByRole('button', { name: 'Publish 1 change' })).getAttribute('disabled')).toBeNull();
});

test('an empty week that was never published has nothing to publish, and does not say that it was', async () => {
  open({ week: { ...aWeek([aMember('ana')], []), published_at: null } });
  expect(await screen.findByRole('button', { name: 'Nothing to publish' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Published' })).toBeNull();
  cleanup();
  open({ week: { ...aWeek([aMember('ana')], []), published_at: '2026-11-15T12:00:00Z' } });
  expect(await screen.findByRole('button', { name: 'Published' })).toBeTruthy();
});

test('who may only look has no tools, and is told so', async () => {
  open({ week: { ...WEEK, may: { ...WEEK.may, edit: false, publish: false } } });
  expect(await screen.findByText('You can view this schedule but not edit it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo|Redo|Copy week|Publish/ })).toBeNull();
});

test('without a connection the toolbar counts what waits and tries again on a press', async () => {
  const shown = open({ save: () => Promise.reject(new TypeError('Failed to fetch')) });
  shorten(shown);
  await screen.findByText(/Offline: 1 change pending/);
  const before = shown.saved.length;
  await shown.user.click(button('Try again'));
  await expect.poll(() => shown.saved.length).toBeGreaterThan(before);
  expect(new Set(shown.saved.map(({ idempotency_key: key }) => key)).size).toBe(1);
});

test('what the server refuses is not called saved', async () => {
  const refused = new CallError(422, 'SHIFT_TIMES_EQUAL', 'Refused');
  const shown = open({ save: () => Promise.reject(refused) });
  shorten(shown);
  await screen.findByText('Not saved');
});

test.each([false, true])('the week can be exported, on phones too (narrow: %j)', async (narrow) => {
  const shown = open({ narrow });
  await shown.user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: /CSV/ })).toBeTruthy();
});
