import { ContributionsContext, contribute } from '@hearth/client/slots';
import { INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { hire } from '../../../contract/endpoints.ts';
import { APPLICATION_CHANGED } from '../../../contract/failures.ts';
import { application } from '../../../contract/schemas.ts';
import type { Application } from '../../../contract/schemas.ts';
import { HireDialog } from './hire-dialog.tsx';
import { AGREED_TERMS } from '../../slots.ts';
import type { AgreedTerms } from './hire-dialog.tsx';

afterEach(cleanup);

const ANA: Application = {
  ...sampleAnswer(application),
  first_name: 'Ana',
  last_name: 'Costa',
  location_name: 'Lumen Baixa',
  position_name: 'Waiter',
  position_id: LOCATION.groupId,
  can_start_on: '2099-03-02',
  hours_per_week: 24,
  version: 3,
  history: [],
};
const PATH = `/v1/brands/${LOCATION.id}/applications/${ANA.id}/hire`;

/** A domain that knows what was agreed. */
const termsOf =
  (agreed: AgreedTerms | null) =>
  ({ onTerms }: { readonly onTerms: (terms: AgreedTerms | null) => void }): null => {
    useEffect(() => onTerms(agreed), [onTerms]);
    return null;
  };

/** The dialog for somebody who applied. */
function open(given: Partial<Application> = {}, agreed: AgreedTerms | null = null) {
  const calls = mockCalls([hire]);
  const onClose = vi.fn();
  const onHired = vi.fn();
  const part = (
    <ContributionsContext value={[contribute(AGREED_TERMS, { load: () => Promise.resolve(termsOf(agreed)) })]}>
      <HireDialog application={{ ...ANA, ...given }} onClose={onClose} onHired={onHired} />
    </ContributionsContext>
  );
  return { calls, onClose, onHired, ...showPart(part, { calls }) };
}

const field = (name: RegExp | string): HTMLInputElement => screen.getByRole('textbox', { name });
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Hire' });

test('who is hired as they applied keeps their position', async () => {
  const { calls, onHired, user, fill } = open();
  await fill(field(/^Hourly pay/), '14.50');
  await user.click(submit());
  await waitFor(() => expect(onHired).toHaveBeenCalledOnce());
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: PATH,
      body: {
        version: 3,
        location_id: ANA.location_id,
        position_id: LOCATION.groupId,
        position_name: 'Waiter',
        starts_on: '2099-03-02',
        contract_minutes_per_week: 24 * 60,
        pay: { amount: 1450, currency: 'EUR' },
      },
    },
  ]);
});

test('another position is a new one, and pay need not be said', async () => {
  const { calls, user, fill } = open();
  await fill(field('Position'), 'Head waiter');
  await user.click(submit());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ position_id: null, position_name: 'Head waiter', pay: null });
});

test('it begins with what was agreed on', async () => {
  const stage = { ...sampleAnswer(application).history[0], stage: 'OFFER' as const };
  const pay = { amount: 1650, currency: 'EUR', per: 'HOUR' };
  const terms = { position_name: 'Sommelier', starts_on: '2099-04-01', hours_per_week: 30, pay };
  open({ history: [stage as Application['history'][number]] }, terms);
  await screen.findByRole('dialog', { name: 'Hire Ana Costa' });
  expect([field('Position').value, field(/^Contract hours/).value, field(/^Hourly pay/).value]).toEqual([
    'Sommelier',
    '30',
    '16.50',
  ]);
});

test('what is missing is said at its field, which gets the focus, and nothing is sent', async () => {
  const { calls, user } = open();
  await user.clear(field('Position'));
  await user.click(submit());
  await screen.findByText('Fill in this field.');
  await waitFor(() => expect(document.activeElement).toBe(field('Position')));
  expect(calls.sent).toEqual([]);
});

test('an amount that is none is not sent', async () => {
  const { calls, user, fill } = open();
  await fill(field(/^Hourly pay/), 'plenty');
  await user.click(submit());
  await screen.findByText('Enter an amount, such as 14.50.');
  expect(calls.sent).toEqual([]);
});

test('a refusal is told in words, the field named, and nothing typed is lost', async () => {
  const { calls, onHired, user, fill } = open();
  calls.refuse(hire, APPLICATION_CHANGED);
  await fill(field('Position'), 'Head waiter');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('your entries are still here');
  calls.refuse(hire, INVALID_INPUT, {
    fields: [{ field: 'position_name', rule: 'known_position', message: 'must be a position of this group' }],
  });
  await user.click(submit());
  await screen.findByText('This isn’t available here. Select another one.');
  expect(field('Position').value).toBe('Head waiter');
  expect(onHired).not.toHaveBeenCalled();
});

test('a second press while it is on its way hires nobody twice', async () => {
  const { calls, user } = open();
  calls.cut(hire, 'never');
  await user.click(submit());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  await user.click(submit());
  await user.keyboard('{Enter}');
  expect(calls.sent).toHaveLength(1);
});

test('Escape closes it', async () => {
  const { onClose, escape } = open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
