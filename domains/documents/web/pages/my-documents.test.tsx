import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listMyDocuments, sendMyDocument, withdrawMyDocument } from '../../contract/endpoints.ts';
import { aDocument, aLine, aPerson, aType } from '../components/documents.fixture.ts';
import { Component } from './my-documents.tsx';

afterEach(cleanup);

function open(more: Parameters<typeof aPerson>[0] = {}) {
  const calls = mockCalls([listMyDocuments, sendMyDocument, withdrawMyDocument]);
  calls.answer(listMyDocuments, { employments: [aPerson(more)] });
  calls.answer(sendMyDocument, aDocument());
  calls.answer(withdrawMyDocument, aDocument({ state: 'REMOVED' }));
  return { calls, ...showPart(<Component />, { calls }) };
}

test('what waits is shown once, in the line of its type, and can be withdrawn', async () => {
  const { calls, user } = open();
  expect(await screen.findAllByText('Passport')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(calls.sent.find(({ path }) => path.endsWith('/withdraw'))?.body).toEqual({ version: 3 });
});

test('what is missing is sent from its own line, with a file and its last day', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Send: Passport' }));
  await screen.findByText('Front and back');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Fill in this field.');
  await screen.findByText('Add a PDF or a photo of the document.');
  expect(calls.sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('former versions stay readable', async () => {
  const { user } = open({
    documents: [aDocument({ state: 'ACCEPTED' }), aDocument({ id: aType().id, state: 'REPLACED' })],
  });
  await user.click(await screen.findByText('Document history'));
  screen.getByText('Replaced');
  expect(screen.getAllByRole('button', { name: 'Open file' })).toHaveLength(2);
});

test('whoever works nowhere is told when something will be here', async () => {
  const calls = mockCalls([listMyDocuments]);
  calls.answer(listMyDocuments, { employments: [] });
  showPart(<Component />, { calls });
  await waitFor(() => screen.getByText('Documents appear here once you join a team.'));
});
