import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import {
  addDocument,
  askForDocument,
  decideDocument,
  getPersonDocuments,
  listDocumentBundles,
} from '../../contract/endpoints.ts';
import { aDocument, aLine, aPerson, id } from './documents.fixture.ts';
import { PersonPart } from './person-part.tsx';

afterEach(cleanup);

function open(more: Parameters<typeof aPerson>[0] = {}) {
  const calls = mockCalls([getPersonDocuments, listDocumentBundles, addDocument, decideDocument, askForDocument]);
  calls.answer(getPersonDocuments, aPerson(more));
  calls.answer(listDocumentBundles, { bundles: [] });
  calls.answer(decideDocument, aDocument({ state: 'ACCEPTED', version: 4 }));
  calls.answer(addDocument, aDocument({ state: 'ACCEPTED' }));
  calls.answer(askForDocument, aPerson(more));
  return { calls, ...showPart(<PersonPart employeeId={id(20)} />, { calls }) };
}

test('what was sent is accepted as it was seen', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Accepted. The employee has been notified.');
  expect(calls.sent.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
    decision: 'ACCEPTED',
    reason: '',
    version: 3,
  });
});

test('a rejection is sent with a reason alone', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Enter a reason.');
  expect(calls.sent.some(({ path }) => path.endsWith('/decision'))).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The date can’t be read.');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(calls.sent.find(({ path }) => path.endsWith('/decision'))?.body).toMatchObject({
      decision: 'REJECTED',
      reason: 'The date can’t be read.',
    }),
  );
});

test('what is missing is asked for by name', async () => {
  const {
    employee_id: _id,
    employee_name: _name,
    position_name: _at,
    location: _where,
    ...line
  } = aLine({
    standing: 'MISSING',
    valid_until: null,
  });
  const { calls, user } = open({ lines: [line], documents: [] });
  await user.click(await screen.findByRole('button', { name: 'Request Passport' }));
  await screen.findByText('Requested. The employee has been notified.');
  expect(calls.sent.find(({ path }) => path.endsWith('/document_requests'))?.body).toEqual({ type_id: id(1) });
});

test('what only managers add is not requested', async () => {
  const {
    employee_id: _id,
    employee_name: _name,
    position_name: _at,
    location: _where,
    ...line
  } = aLine({ standing: 'MISSING', valid_until: null, employee_sends: false });
  open({ lines: [line], documents: [] });
  await screen.findByText('Missing');
  expect(screen.queryByRole('button', { name: /Request/ })).toBeNull();
});

test('a document that ends needs a last day and a file', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add document' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Fill in this field.');
  await screen.findByText('Add a PDF or a photo of the document.');
  expect(calls.sent.some(({ method }) => method === 'POST')).toBe(false);
});
