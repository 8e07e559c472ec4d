import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { listCurrencies } from '../../contract/endpoints.ts';
import { NUMBER_TAKEN } from '../../contract/failures.ts';
import { createLocation } from '../../contract/location-endpoints.ts';
import { AddLocation } from './add-location.tsx';

afterEach(cleanup);

function open() {
  const calls = mockCalls([createLocation, listCurrencies]);
  calls.answer(listCurrencies, [{ id: 'EUR', code: 'EUR', minor_digits: 2 }]);
  const onClose = vi.fn();
  const onAdded = vi.fn();
  return { calls, onClose, onAdded, ...showPart(<AddLocation onClose={onClose} onAdded={onAdded} />, { calls }) };
}

const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Add location' });

test('without a name nothing is sent, and the focus is there', async () => {
  const { calls, user } = open();
  await user.click(save());
  await waitFor(() => expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field(/^Name/));
  expect(calls.sent).toEqual([]);
});

test('what is empty is sent as nothing, and the rest without the spaces around it', async () => {
  const { calls, onAdded, user, fill } = open();
  await fill(field(/^Name/), ' Lumen Chiado ');
  await fill(field(/^City/), 'Lisbon');
  await user.click(save());
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/locations`,
      body: expect.objectContaining({
        name: 'Lumen Chiado',
        city: 'Lisbon',
        street: null,
        number: null,
        latitude: null,
      }),
    },
  ]);
});

test('a number that is taken is said at its field, and nothing typed is lost', async () => {
  const { calls, onAdded, user, fill } = open();
  calls.refuse(createLocation, NUMBER_TAKEN);
  await fill(field(/^Name/), 'Lumen Chiado');
  await fill(field(/^Number/), '17');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(field(/^Number/)));
  expect(field(/^Number/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Name/).value).toBe('Lumen Chiado');
  expect(onAdded).not.toHaveBeenCalled();
});

test('Escape leaves', async () => {
  const { onClose, escape } = open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
