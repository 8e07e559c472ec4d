import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { CONFLICT } from '@hearth/kit/failure';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { afterEach, expect, test } from 'vitest';
import { listCurrencies } from '../../../contract/endpoints.ts';
import { NUMBER_TAKEN } from '../../../contract/failures.ts';
import { changeLocation } from '../../../contract/location-endpoints.ts';
import { location } from '../../../contract/schemas.ts';
import type { Location } from '../../../contract/schemas.ts';
import { LocationForm } from './location-form.tsx';

afterEach(cleanup);

const QUAY: Location = {
  ...(sampleAnswer(location) as Location),
  name: 'Lumen Quay',
  number: '7',
  street: '1 Quay',
  postcode: null,
  city: 'Lisbon',
  country: 'PT',
  time_zone: 'Europe/Lisbon',
  currency: 'EUR',
  phone: null,
  description: null,
  latitude: 38.7,
  longitude: -9.1,
  version: 3,
  may_edit: true,
};

function open() {
  const calls = mockCalls([changeLocation, listCurrencies]);
  calls.answer(listCurrencies, [{ id: 'EUR', code: 'EUR', minor_digits: 2 }]);
  calls.answer(changeLocation, { ...QUAY, version: 4 });
  return { calls, ...showPart(<LocationForm location={QUAY} />, { calls }) };
}

const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

test('what is written is sent over the version that was read, and the next save over the one that was answered', async () => {
  const { calls, user, fill } = open();
  await fill(field(/^Phone/), '+351 210 000 000');
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({
    name: 'Lumen Quay',
    phone: '+351 210 000 000',
    latitude: 38.7,
    version: 3,
  });
  await screen.findByText(/saved$/);
  await user.click(save());
  await waitFor(() => expect(calls.sent[1]?.body).toMatchObject({ version: 4 }));
});

test('no coordinates that are no point on earth are sent', async () => {
  const { calls, user, fill } = open();
  await fill(field(/^Coordinates/), '95, 0');
  await user.click(save());
  await waitFor(() => expect(field(/^Coordinates/).getAttribute('aria-invalid')).toBe('true'));
  expect(calls.sent).toEqual([]);
});

test('a number that is taken is said at its field', async () => {
  const { calls, user, fill } = open();
  calls.refuse(changeLocation, NUMBER_TAKEN);
  await fill(field(/^Number/), '8');
  await user.click(save());
  await waitFor(() => expect(field(/^Number/).getAttribute('aria-invalid')).toBe('true'));
});

test('what somebody else saved meanwhile is shown beside it, and nothing is overwritten before it is decided', async () => {
  const { calls, user, fill } = open();
  const current = { ...QUAY, street: '2 Quay', version: 9 };
  calls.refuse(changeLocation, CONFLICT, { current });
  await fill(field(/^Street/), '3 Quay');
  await user.click(save());
  const row = (await screen.findByText('2 Quay')).closest('tr');
  expect(row).not.toBeNull();
  expect(within(row as HTMLElement).getByText('3 Quay')).toBeDefined();
  expect(save().hasAttribute('disabled')).toBe(true);
  calls.answer(changeLocation, { ...current, street: '3 Quay', version: 10 });
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  await user.click(save());
  await waitFor(() => expect(calls.sent[1]?.body).toMatchObject({ street: '3 Quay', version: 9 }));
});

test('what is saved can be taken in the place of what was written', async () => {
  const { calls, user, fill } = open();
  calls.refuse(changeLocation, CONFLICT, { current: { ...QUAY, street: '2 Quay', version: 9 } });
  await fill(field(/^Street/), '3 Quay');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Use saved version' }));
  await waitFor(() => expect(field(/^Street/).value).toBe('2 Quay'));
  expect(screen.queryByRole('alert')).toBeNull();
});
