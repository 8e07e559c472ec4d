import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { createDocumentType } from '../../contract/endpoints.ts';
import { aType } from './documents.fixture.ts';
import { TypeDialog } from './type-dialog.tsx';

afterEach(cleanup);

test('a type is sent with who must have it, and a wrong country stays on its field', async () => {
  const calls = mockCalls([createDocumentType, listPositions]);
  calls.answer(createDocumentType, aType());
  calls.answer(listPositions, { positions: [] });
  const onClose = vi.fn();
  const { user } = showPart(<TypeDialog onClose={onClose} />, { calls });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Visa');
  await user.click(screen.getByRole('checkbox', { name: 'Required' }));
  const countries = screen.getByRole('textbox', { name: /Countries/ });
  await user.type(countries, 'Portugal');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Enter country codes such as PT, separated by commas.');
  await user.clear(countries);
  await user.type(countries, 'pt, de');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Visa',
    required: true,
    countries: ['PT', 'DE'],
    restricted_class: 'NONE',
    keep_months: 36,
  });
});
