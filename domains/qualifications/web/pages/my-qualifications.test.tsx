import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listMyQualifications, sendMyQualification, withdrawMyQualification } from '../../contract/endpoints.ts';
import { aPerson, aQualification, aRecord, id } from '../components/qualifications.fixture.ts';
import { Component } from './my-qualifications.tsx';

afterEach(cleanup);

function open(more: Parameters<typeof aPerson>[0] = {}, needsFile = false) {
  const calls = mockCalls([listMyQualifications, sendMyQualification, withdrawMyQualification]);
  const {
    brand_id: _at,
    brand_name: _where,
    version: _version,
    archived_at: _since,
    is_own: _own,
    ...choice
  } = aQualification({
    needs_file: needsFile,
  });
  calls.answer(listMyQualifications, { employments: [{ ...aPerson(more), choices: [choice] }] });
  calls.answer(sendMyQualification, aRecord());
  calls.answer(withdrawMyQualification, aRecord({ state: 'REMOVED' }));
  return { calls, ...showPart(<Component />, { calls }) };
}

test('what waits can be withdrawn', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(calls.sent.find(({ path }) => path.endsWith('/withdraw'))?.body).toEqual({ version: 3 });
});

test('what waits is shown once, in the line of its qualification, with what was sent', async () => {
  open();
  expect(await screen.findAllByText('Food hygiene')).toHaveLength(1);
  screen.getByText(/A 17/);
  screen.getByRole('button', { name: 'Open file' });
});

test('what waits for a qualification that is archived meanwhile is shown all the same', async () => {
  open({ lines: [], records: [aRecord()] });
  expect(await screen.findAllByText('Food hygiene')).toHaveLength(1);
  screen.getByRole('button', { name: 'Withdraw' });
});

test('what is missing is sent from its own line, with a file where one is needed', async () => {
  const { demanded } = aPerson().lines[0] ?? { demanded: null };
  const line = {
    qualification_id: id(1),
    name: 'Food hygiene',
    kind: 'CERTIFICATE' as const,
    standing: 'MISSING' as const,
  };
  const { calls, user } = open(
    { lines: [{ ...line, demanded, level_name: null, expires_on: null, is_waiting: false }], records: [] },
    true,
  );
  await user.click(await screen.findByRole('button', { name: 'Send: Food hygiene' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
  expect(calls.sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('whoever works nowhere is told when something will be here', async () => {
  const calls = mockCalls([listMyQualifications]);
  calls.answer(listMyQualifications, { employments: [] });
  showPart(<Component />, { calls });
  await waitFor(() => screen.getByText('Qualifications appear here once you join a team.'));
});
