import { CallError } from '@hearth/client/call-error';
import type { FormOptions } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { DateField } from '@hearth/ui/date-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { ChoiceField } from '@hearth/ui/choice-field';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { afterEach, expect, test, vi } from 'vitest';

interface Person {
  name: string;
  address: { city: string };
}
type Options = FormOptions<Person, string>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function PersonForm({ options, onClose }: { options: Options; onClose: () => void }) {
  const form = useForm(options);
  return (
    <FormDialog
      form={form}
      title="A person"
      submit="Add"
      problem={(error) => `Refused: ${error instanceof Error ? error.message : ''}`}
      confirmLeave
      onClose={onClose}
    >
      <TextField label="Name" {...form.text('name')} />
      <TextField label="City" {...form.text('address.city')} />
    </FormDialog>
  );
}

const LABELS = {
  calendar: 'Days',
  previous: 'Before',
  next: 'After',
  chooseMonth: 'Month',
  chooseYear: 'Year',
  open: 'Open the days',
};
const VALUES: Person = { name: '', address: { city: 'Lisbon' } };
const required: NonNullable<Options['check']> = ({ name, address: { city } }) => ({
  name: name === '' ? 'A name, please.' : undefined,
  'address.city': city === '' ? 'A city, please.' : undefined,
});

function open(more: Partial<Options> = {}) {
  const send = vi.fn<Options['send']>(() => Promise.resolve('done'));
  const onSent = vi.fn();
  const onClose = vi.fn();
  const options = { values: VALUES, check: required, send, onSent, ...more };
  return {
    send,
    onSent,
    onClose,
    ...showPart(<PersonForm options={options} onClose={onClose} />, { calls: mockCalls([]) }),
  };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const press = (): HTMLElement => screen.getByRole('button', { name: 'Add' });

test('nothing is sent while something is wrong: it is said at its field, which gets the focus', async () => {
  const { send, user } = open();
  await user.click(press());
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A name, please.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('what is put right is right at once, and what becomes wrong is wrong', async () => {
  const { user, fill } = open();
  await user.click(press());
  await screen.findByText('A name, please.');
  await fill(field('Name'), 'Ana');
  await waitFor(() => expect(screen.queryByText('A name, please.')).toBeNull());
  await user.clear(field('City'));
  await screen.findByText('A city, please.');
});

test('before the first try nobody is told that something is wrong', async () => {
  const { user, fill } = open();
  await fill(field('Name'), 'Ana');
  await user.clear(field('Name'));
  expect(screen.queryByText('A name, please.')).toBeNull();
});

test('what is right is sent once, however often it is asked for', async () => {
  const sent = Promise.withResolvers<string>();
  const send = vi.fn(() => sent.promise);
  const { user, fill, onSent } = open({ send });
  await fill(field('Name'), 'Ana');
  await user.click(press());
  await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('true'));
  await user.click(press());
  field('Name').form?.requestSubmit();
  expect(document.activeElement).not.toBe(document.body);
  sent.resolve('done');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent).toHaveBeenCalledWith('done', { name: 'Ana', address: { city: 'Lisbon' } });
  expect(send).toHaveBeenCalledOnce();
});

test('what nothing follows is sent too', async () => {
  const send = vi.fn(() => Promise.resolve('done'));
  const options: Options = { values: VALUES, send };
  const { user } = showPart(<PersonForm options={options} onClose={() => undefined} />, { calls: mockCalls([]) });
  await user.click(press());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a refusal keeps what was written, is told above it and at the fields it names, and goes with the next try', async () => {
  const refusal = new CallError(400, 'INVALID_INPUT', 'not so', [
    { field: 'address.city', rule: 'known', message: 'must be a city' },
  ]);
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  const { user, fill, onSent } = open({ send });
  await fill(field('Name'), 'Ana');
  await user.click(press());
  await screen.findByText('Refused: not so');
  expect(screen.getByText('This isn’t available here. Select another one.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  expect(field('Name').value).toBe('Ana');
  await fill(field('City'), 'Porto');
  await waitFor(() => expect(screen.queryByText('This isn’t available here. Select another one.')).toBeNull());
  await user.click(press());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.queryByText('Refused: not so')).toBeNull();
});

test('a refusal that names a field of the body finds the field of the form that it came from', async () => {
  const refusal = new CallError(400, 'INVALID_INPUT', 'not so', [
    { field: 'town', rule: 'known', message: 'must be a town' },
  ]);
  const fieldOf: Options['fieldOf'] = (sent) => (sent === 'town' ? 'address.city' : undefined);
  const { user, fill } = open({ send: () => Promise.reject(refusal), fieldOf });
  await fill(field('Name'), 'Ana');
  await user.click(press());
  await waitFor(() => expect(field('City').getAttribute('aria-invalid')).toBe('true'));
});

test('a refusal that names no field is said at the field that it is about, and only there', async () => {
  const refusedAt: Options['refusedAt'] = ({ code }) => (code === 'NAME_TAKEN' ? { name: 'Taken.' } : {});
  const refusal = new CallError(409, 'NAME_TAKEN', 'not so');
  const { user, fill } = open({ send: () => Promise.reject(refusal), refusedAt });
  await fill(field('Name'), 'Ana');
  await user.click(press());
  await screen.findByText('Taken.');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaving asks first where something was written, and only there', async () => {
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  const { fill, escape, onClose } = open();
  await fill(field('Name'), 'Ana');
  await escape();
  expect(asked).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await fill(field('Name'), '');
  await escape();
  expect(asked).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

const SHIFTS = [
  { value: 'EARLY', label: 'Early' },
  { value: 'LATE', label: 'Late' },
] as const;

function ShiftForm({ shift, count }: { shift: 'EARLY' | null; count: number | null }) {
  const form = useForm<{ count: number | null; shift: 'EARLY' | 'LATE' | null; place: string | null }>({
    values: { count, shift, place: null },
    check: (now) => ({
      count: now.count === null ? 'How many?' : undefined,
      shift: now.shift === null ? 'Early or late?' : undefined,
      place: now.place === null ? 'Where?' : undefined,
    }),
    send: () => Promise.resolve(),
  });
  return (
    <FormDialog form={form} title="A shift" submit="Add" problem={String} onClose={vi.fn()}>
      <NumberField label="People" {...form.field('count')} />
      <RadioGroup label="Shift" options={SHIFTS} {...form.field('shift')} />
      <ChoiceField label="Place" placeholder="None" options={[{ id: 'bar', label: 'Bar' }]} {...form.field('place')} />
    </FormDialog>
  );
}

test.each([
  ['a number', null, null, 'How many?', () => screen.getByRole('textbox', { name: 'People' })],
  ['a question', 2, null, 'Early or late?', () => screen.getByRole('radio', { name: 'Early' })],
  ['a list', 2, 'EARLY', 'Where?', () => screen.getByRole('button', { name: /Place/ })],
] as const)('the focus goes into %s that was not answered', async (_what, count, shift, words, control) => {
  const { user } = showPart(<ShiftForm count={count} shift={shift} />, { calls: mockCalls([]) });
  await user.click(press());
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(control()));
});

test('a day that is half typed or out of its bounds is not sent as the day before it', async () => {
  const send = vi.fn(() => Promise.resolve('done'));
  const labels = { ...LABELS, invalid: 'Not a day.', outOfBounds: 'Too late.' };
  function DayForm() {
    const form = useForm<{ day: string | null }>({ values: { day: '2026-11-20' }, send });
    return (
      <FormDialog form={form} title="A day" submit="Add" problem={String} onClose={() => undefined}>
        <DateField label="Day" labels={labels} max="2026-11-30" {...form.field('day')} />
      </FormDialog>
    );
  }
  const { user, fill } = showPart(<DayForm />, { calls: mockCalls([]) });
  await fill(field('Day'), '2026-12-31');
  await user.click(press());
  await screen.findByText('Too late.');
  await fill(field('Day'), '2026-11-2');
  await user.type(field('Day'), '{Enter}');
  await screen.findByText('Not a day.');
  expect(document.activeElement).toBe(field('Day'));
  expect(send).not.toHaveBeenCalled();
  await fill(field('Day'), '2026-11-21');
  await user.click(press());
  await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2026-11-21' }));
});
