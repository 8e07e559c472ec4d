import { newId } from '@hearth/kit/id';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { publishAgreement } from '../../contract/endpoints.ts';
import type { Agreement, Edition, SignerRole } from '../../contract/schemas.ts';
import { PublishDialog } from './publish-dialog.tsx';

afterEach(cleanup);

const draft: Edition = {
  id: newId(),
  number: 2,
  state: 'DRAFT',
  source: 'TEXT',
  title: 'House rules',
  text: 'Be early.',
  summary: '',
  signers: ['EMPLOYEE'],
  fields: [],
  expires_days: null,
  sha256: 'a'.repeat(64),
  pages: [{ width: 595, height: 842 }],
  published_at: null,
  version: 3,
};
const agreement: Agreement = {
  id: newId(),
  title: 'House rules',
  brand: { id: newId(), name: 'Harbour Group' },
  is_own: true,
  number: 1,
  has_draft: true,
  published_at: '2026-11-30T09:00:00Z',
  signed: 4,
  waiting: 1,
  missing: 0,
  version: 1,
  editions: [draft],
  sending: null,
};

function open(signers: SignerRole[]) {
  const calls = mockCalls([publishAgreement]);
  calls.answer(publishAgreement, agreement);
  const part = (
    <PublishDialog
      agreement={agreement}
      draft={{ ...draft, signers }}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  );
  return { calls, ...showPart(part, { calls }) };
}

test('a new version offers to ask those who signed an earlier one', async () => {
  const { calls, user } = open(['EMPLOYEE']);
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(calls.sent.at(-1)?.body).toMatchObject({ ask_signers_again: true, version: 3 });
});

test('of a version that a guardian signs it says that nobody is asked automatically', async () => {
  const { calls, user } = open(['EMPLOYEE', 'GUARDIAN']);
  await screen.findByText(/A parent or guardian also signs it/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(calls.sent.at(-1)?.body).toMatchObject({ ask_signers_again: false });
});
