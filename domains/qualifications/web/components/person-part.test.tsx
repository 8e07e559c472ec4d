import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import {
  decideRecord,
  getPersonQualifications,
  listQualifications,
  recordQualification,
} from '../../contract/endpoints.ts';
import { PersonPart } from './person-part.tsx';
import { aPerson, aQualification, aRecord, id } from './qualifications.fixture.ts';

afterEach(cleanup);

function open(permissions?: readonly string[]) {
  const calls = mockCalls([getPersonQualifications, listQualifications, recordQualification, decideRecord]);
  calls.answer(getPersonQualifications, aPerson());
  calls.answer(listQualifications, { qualifications: [aQualification()], starters: [] });
  calls.answer(decideRecord, aRecord({ state: 'CONFIRMED', version: 4 }));
  calls.answer(recordQualification, aRecord({ state: 'CONFIRMED' }));
  const brand = permissions === undefined ? {} : { brand: { ...LOCATION, permissions: [...permissions] } };
  return { calls, ...showPart(<PersonPart employeeId={id(20)} />, { calls, ...(brand as object) }) };
}

test('what was sent is confirmed as it was seen', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(screen.getAllByText(/Certificate number: A 17/).length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Confirmed. The employee has been notified.');
  expect(calls.sent.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
    decision: 'CONFIRMED',
    reason: '',
    version: 3,
  });
});

test('a refusal is sent with a reason alone', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Enter a reason.');
  expect(calls.sent.some(({ path }) => path.endsWith('/decision'))).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The date can’t be read.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(calls.sent.find(({ path }) => path.endsWith('/decision'))?.body).toMatchObject({
      decision: 'REFUSED',
      reason: 'The date can’t be read.',
    }),
  );
});

test('a certificate that lasts some months needs the day on which it was issued, or its last one', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add qualification' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Fill in this field.');
  expect(calls.sent.some(({ body }) => (body as { content?: string } | undefined)?.content !== undefined)).toBe(false);
});
