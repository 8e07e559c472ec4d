import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { setDocumentHold } from '../../contract/endpoints.ts';
import { aPerson } from './documents.fixture.ts';
import { HoldPart } from './hold-part.tsx';

afterEach(cleanup);
const hold = { reason: 'Case 12', since: '2026-11-16T09:00:00Z' };

function open(more: Parameters<typeof aPerson>[0], maySet = true) {
  const calls = mockCalls([setDocumentHold]);
  calls.answer(setDocumentHold, aPerson(more));
  return { calls, ...showPart(<HoldPart person={aPerson(more)} maySet={maySet} />, { calls }) };
}

test('a hold is set with a reason, and lifted at once', async () => {
  const first = open({});
  await first.user.click(await screen.findByRole('button', { name: 'Set legal hold' }));
  await first.user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Case 12');
  screen.getByText('Only managers see this reason.');
  await first.user.click(screen.getAllByRole('button', { name: 'Set legal hold' }).at(-1) ?? document.body);
  await screen.findByText('Legal hold set');
  expect(first.calls.sent.at(-1)?.body).toEqual({ reason: 'Case 12' });
  cleanup();
  const { calls, user } = open({ hold });
  await screen.findByText('Legal hold since 16 Nov 2026');
  await user.click(screen.getByRole('button', { name: 'Lift legal hold' }));
  await screen.findByText('Legal hold lifted');
  expect(calls.sent.at(-1)?.body).toEqual({ reason: null });
});

test('who may not set one sees one and no button', async () => {
  open({ hold }, false);
  await screen.findByText('Case 12');
  expect(screen.queryByRole('button')).toBeNull();
});
