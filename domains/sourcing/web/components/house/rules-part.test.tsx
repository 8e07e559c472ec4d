import { INTERNAL, INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { addBonusRule, getBonusRules } from '../../../contract/endpoints.ts';
import { RulesPart } from './rules-part.tsx';

afterEach(cleanup);

const PATH = `/v1/brands/${LOCATION.id}/bonus_rules`;
const HOLDS = { currency: 'EUR', parts: [{ amount: 30_000, after_days: 90 }], excluded: [] };

/** What is promised at a location, with the form for something else open. */
async function open() {
  const calls = mockCalls([addBonusRule, getBonusRules]);
  calls.answer(getBonusRules, { holds: HOLDS, own: [], currency: 'EUR' });
  const shown = showPart(<RulesPart jobId={null} />, { calls });
  await shown.user.click(await screen.findByRole('button', { name: 'Change bonus' }));
  return { calls, ...shown };
}

const box = (name: string, at = 0): HTMLInputElement =>
  screen.getAllByRole('textbox', { name })[at] as HTMLInputElement;
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

test('another part is promised beside what holds, without who hires', async () => {
  const { calls, user, fill } = await open();
  await user.click(press('Add payment'));
  await fill(box('Amount in EUR', 1), '50.50');
  await fill(box('Days in the job', 1), '180');
  await user.click(screen.getByRole('checkbox', { name: 'People who can hire at the location' }));
  await user.click(press('Save bonus'));
  await screen.findByText('Referral bonus saved');
  const parts = [
    { amount: 30_000, after_days: 90 },
    { amount: 5_050, after_days: 180 },
  ];
  expect(calls.sent).toMatchObject([
    { method: 'POST', path: PATH, body: { job_id: null, promise: { currency: 'EUR', parts, excluded: ['HIRING'] } } },
  ]);
});

test('a part without amount and days is said at its fields, and the first has the focus', async () => {
  const { calls, user } = await open();
  await user.click(press('Add payment'));
  await user.click(press('Save bonus'));
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(box('Amount in EUR', 1)));
  expect(calls.sent).toEqual([]);
});

test('no bonus is promised without looking at parts that are not whole', async () => {
  const { calls, user } = await open();
  await user.click(press('Add payment'));
  await user.click(screen.getByRole('radio', { name: 'No bonus' }));
  await user.click(press('Save bonus'));
  await waitFor(() => expect(calls.sent).toMatchObject([{ body: { promise: { parts: [] } } }]));
});

test('a refusal is told at the field of the part that it names, and what was typed stays', async () => {
  const { calls, user, fill } = await open();
  calls.refuse(addBonusRule, INVALID_INPUT, {
    fields: [
      {
        field: 'promise.parts.0.after_days',
        rule: 'too_big',
        limit: 365,
        of: 'number',
        message: 'Too big: expected number to be <=365',
      },
    ],
  });
  await fill(box('Amount in EUR'), '70');
  await user.click(press('Save bonus'));
  await screen.findByText('Enter 365 or less.');
  await waitFor(() => expect(document.activeElement).toBe(box('Days in the job')));
  expect(box('Amount in EUR').value).toBe('70');
});

test('what cannot be read is asked for again', async () => {
  const calls = mockCalls([getBonusRules]);
  calls.refuse(getBonusRules, INTERNAL);
  const { user } = showPart(<RulesPart jobId={null} />, { calls });
  const again = await screen.findByRole('button', { name: 'Try again' });
  calls.answer(getBonusRules, { holds: null, own: [], currency: 'EUR' });
  await user.click(again);
  await screen.findByText('There’s no bonus.');
});
