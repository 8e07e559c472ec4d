import { useForm } from '@hearth/client/use-form';
import type { Language } from '@hearth/i18n/languages';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart, waitFor } from '@hearth/testing/screen';
import { Button } from '@hearth/ui/button';
import { DayField } from '@hearth/ui/day-field';
import type { DayFieldProps } from '@hearth/ui/day-field';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T09:30:00'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day/ });

function showField(start: string | null, more: Partial<DayFieldProps> = {}, language: Language = 'en') {
  const changes = vi.fn<DayFieldProps['onChange']>();
  function Example() {
    const [day, setDay] = useState(start);
    const change = (next: string | null): void => {
      changes(next);
      setDay(next);
    };
    return (
      <>
        <DayField label="Day" value={day} onChange={change} {...more} />
        <Button onClick={() => setDay('2027-01-02')}>New Year</Button>
      </>
    );
  }
  return { changes, ...showPart(<Example />, { calls: mockCalls([]), language: [language, {}] }) };
}

test('shows the date in the order of the language, with its weekday, and reads it out in full', () => {
  showField('2026-12-15', {}, 'de');
  expect(field().value).toBe('15.12.2026');
  expect(screen.getByText('Di')).toBeTruthy();
  const spoken = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(spoken?.textContent).toBe('Dienstag, 15. Dezember 2026');
});

test.each(['15.12.2026', '15/12/26', '151226', '15 Dec 2026', '2026-12-15', '15.12'])(
  'takes %s, pasted, and shows it in its own form once the field is left',
  async (text) => {
    const { user, fill, changes } = showField(null);
    await fill(field(), text);
    await user.tab();
    expect(changes.mock.lastCall).toEqual(['2026-12-15']);
    expect(field().value).toBe('15/12/2026');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  },
);

test('a date is not taken for a shorter one while it is typed', async () => {
  const { user, changes } = showField(null);
  await user.type(field(), '15/12/2026');
  expect(changes.mock.calls).toEqual([['2026-12-15']]);
});

test('what is no date says so with an example, and only after the field is left', async () => {
  const { user, changes } = showField('2026-12-15');
  await user.clear(field());
  await user.type(field(), '31.2.2027');
  expect(screen.queryByText(/Enter a date/)).toBeNull();
  await user.tab();
  await screen.findByText('Enter a date, for example 31/12/2026.');
  expect(field().value).toBe('31.2.2027');
  expect(changes.mock.calls).toEqual([[null]]);
  await user.clear(field());
  expect(screen.queryByText(/Enter a date/)).toBeNull();
});

test.each([
  [{ min: '2026-12-01' }, '30/11/2026', 'Enter a date on or after 1 Dec 2026.'],
  [{ max: '2026-11-30' }, '01/12/2026', 'Enter a date on or before 30 Nov 2026.'],
  [{ min: '2026-10-01', max: '2026-11-10' }, '01/12/2026', 'Enter a date from 1 Oct 2026 to 10 Nov 2026.'],
])('names the limits %j', async (bounds, text, message) => {
  const { user, fill, changes } = showField(null, bounds);
  await fill(field(), text);
  await user.tab();
  await screen.findByText(message);
  expect(changes).not.toHaveBeenCalled();
});

test('arrow keys move the part that the caret is in, within the limits', async () => {
  const { user, changes } = showField('2026-12-15', { max: '2026-12-16' });
  field().focus();
  field().setSelectionRange(0, 0);
  await user.keyboard('{ArrowUp}');
  expect(field().value).toBe('16/12/2026');
  await user.keyboard('{ArrowUp}');
  expect(field().value).toBe('16/12/2026');
  field().setSelectionRange(4, 4);
  await user.keyboard('{ArrowDown}');
  expect(field().value).toBe('16/11/2026');
  expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
  expect(changes.mock.lastCall).toEqual(['2026-11-16']);
});

test('arrow keys in an empty field begin with today', async () => {
  const { user, changes } = showField(null);
  field().focus();
  await user.keyboard('{ArrowDown}');
  expect(changes.mock.lastCall).toEqual(['2026-11-28']);
});

test('a date set from outside replaces what was typed', async () => {
  const { user, fill } = showField('2026-12-15');
  await fill(field(), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'New Year' }));
  expect(field().value).toBe('02/01/2027');
});

test('the picker of the device gives and takes the date', () => {
  const { changes } = showField('2026-12-15', { min: '2026-12-01' });
  const native = screen.getByLabelText<HTMLInputElement>('Open calendar', { selector: 'input' });
  expect([native.value, native.min]).toEqual(['2026-12-15', '2026-12-01']);
  fireEvent.change(native, { target: { value: '2026-12-24' } });
  expect(changes.mock.lastCall).toEqual(['2026-12-24']);
  expect(field().value).toBe('24/12/2026');
});

test('the calendar opens on a press and gives a date', async () => {
  const { user } = showField('2026-12-15');
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await user.click(await screen.findByRole('button', { name: /\b24 December 2026/ }));
  await waitFor(() => expect(field().value).toBe('24/12/2026'));
});

test('a form is not sent with what it cannot read, and Enter sends what was typed in short', async () => {
  const send = vi.fn(() => Promise.resolve('done'));
  function DayForm() {
    const form = useForm<{ day: string | null }>({ values: { day: '2026-11-20' }, send });
    return (
      <form {...form.element}>
        <DayField label="Day" required {...form.field('day')} />
        <Button type="submit">Save</Button>
      </form>
    );
  }
  const { user, fill } = showPart(<DayForm />, { calls: mockCalls([]) });
  await fill(field(), '45.12.2026');
  await user.keyboard('{Enter}');
  await screen.findByText('Enter a date, for example 31/12/2026.');
  expect(document.activeElement).toBe(field());
  expect(send).not.toHaveBeenCalled();
  await fill(field(), '151226');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2026-12-15' }));
});
