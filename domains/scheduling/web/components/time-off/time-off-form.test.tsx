import { INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { getMyAvailability, requestTimeOff } from '../../../contract/endpoints.ts';
import { TimeOffForm } from './time-off-form.tsx';
import type { Employment } from '../availability/usual-week.tsx';

afterEach(cleanup);

const { employments } = sampleAnswer(getMyAvailability.schemas.answer ?? z.never()) as { employments: [Employment] };
const PATH = `/v1/my/employments/${employments[0].employee_id}/time_off`;

function open() {
  const calls = mockCalls([requestTimeOff]);
  return { calls, ...showPart(<TimeOffForm employments={[employments[0]]} />, { calls }) };
}

const note = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Note/ });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send request' });

test('without days nothing is sent, and both are asked for', async () => {
  const { calls, user } = open();
  await user.click(send());
  await waitFor(() => expect(screen.getAllByText('Select the first and last day.')).toHaveLength(2));
  expect(calls.sent).toEqual([]);
});

/** Writes a day into its field, and leaves it: only then it counts. */
async function day({ user, fill }: ReturnType<typeof open>, label: string, text: string): Promise<void> {
  await fill(screen.getByLabelText(label), text);
  await user.tab();
}

test('days and a note are asked for, and the form is empty again', async () => {
  const opened = open();
  const { calls, user, fill } = opened;
  await day(opened, 'First day', '2099-03-02');
  await fill(note(), ' A wedding ');
  await user.click(send());
  await screen.findByText('Request sent to your manager');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: PATH,
      body: { starts_on: '2099-03-02', ends_on: '2099-03-02', kind: 'HOLIDAY', note: 'A wedding' },
    },
  ]);
  expect(note().value).toBe('');
});

test('a refused day is told at its field, and nothing typed is lost', async () => {
  const opened = open();
  const { calls, user, fill } = opened;
  calls.refuse(requestTimeOff, INVALID_INPUT, {
    fields: [{ field: 'starts_on', rule: 'day', message: 'must not be over' }],
  });
  await day(opened, 'First day', '2099-03-02');
  await fill(note(), 'A wedding');
  await user.click(send());
  await screen.findByText('Select another day.');
  expect(note().value).toBe('A wedding');
});

test('half a day is asked for with one day, and hours with their times', async () => {
  const opened = open();
  const { calls, user, fill } = opened;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Morning');
  await day(opened, 'Day', '2099-03-02');
  await user.click(send());
  await screen.findByText('Request sent to your manager');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Specific hours');
  await day(opened, 'Day', '2099-03-03');
  await user.click(send());
  await screen.findByText('Enter when your time off starts and ends. The end has to be after the start.');
  await fill(screen.getByRole('textbox', { name: 'Start' }), '9');
  await fill(screen.getByRole('textbox', { name: 'End' }), '11:30');
  await user.click(send());
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  const one = { starts_on: '2099-03-02', ends_on: '2099-03-02', kind: 'HOLIDAY', note: '' };
  const other = { ...one, starts_on: '2099-03-03', ends_on: '2099-03-03' };
  expect(calls.sent.map(({ body }) => body)).toEqual([
    { ...one, part: 'MORNING', start: null, end: null },
    { ...other, part: 'HOURS', start: '09:00', end: '11:30' },
  ]);
});
