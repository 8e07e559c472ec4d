import { newId } from '@hearth/kit/id';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnRequest, PlacedField, Signing } from '../../contract/schemas.ts';
import { SigningView } from './signing-view.tsx';

afterEach(cleanup);

const ID = newId();
const text: PlacedField = {
  id: ID,
  kind: 'TEXT',
  role: 'EMPLOYEE',
  page: 1,
  x: 0,
  y: 0,
  width: 1000,
  height: 300,
  label: 'Locker number',
  required: true,
};
const request = (more: Partial<OwnRequest> = {}): OwnRequest => ({
  id: newId(),
  title: 'House rules',
  number: 2,
  employer_name: 'Harbour Group',
  house: { name: 'Harbour Group', logo: null, accent_color: null, privacy_url: null, imprint_url: null },
  employee_name: 'Inês Quintela',
  state: 'WAITING',
  reason: '',
  role: 'EMPLOYEE',
  signer_version: 3,
  turn: 'YOURS',
  signers: [
    {
      id: newId(),
      role: 'EMPLOYEE',
      name: 'Inês Quintela',
      state: 'WAITING',
      is_turn: true,
      signed_at: null,
    },
    { id: newId(), role: 'MANAGER', name: null, state: 'WAITING', is_turn: false, signed_at: null },
  ],
  source: 'TEXT',
  text: 'Be on time.',
  summary: 'Come when your shift starts.',
  pages: [],
  fields: [],
  sha256: 'a'.repeat(64),
  consent: { version: 1, language: 'en', text: 'I agree to sign.' },
  expires_on: null,
  sent_at: '2026-11-30T09:00:00Z',
  signed_at: null,
  is_sealed: false,
  ...more,
});

function open(own: OwnRequest, problem: string | null = null) {
  const sign = vi.fn<(sent: Signing) => Promise<boolean>>(() => Promise.resolve(true));
  const decline = vi.fn<(reason: string) => Promise<unknown>>(() => Promise.resolve());
  const doings = {
    busy: false,
    sign,
    decline,
    loadFile: () => Promise.resolve(new Blob([])),
    download: () => Promise.resolve(),
  };
  const shown = showPart(<SigningView own={own} doings={doings} problem={problem} />, { calls: mockCalls([]) });
  return { sign, decline, ...shown };
}

test('the legal text stands beside its summary in plain words, which says that it is not what counts', async () => {
  open(request());
  await screen.findByText('Be on time.');
  screen.getByText('Come when your shift starts.');
  screen.getByText(/You’re signing the document below/);
});

test('a document is signed with a name and a yes, in the versions that were read, and with neither alone', async () => {
  const { user, sign } = open(request({ fields: [text] }));
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  screen.getByText('Enter your full name.');
  screen.getByText('Tick the box to sign.');
  screen.getByText('Fill in this field.');
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Inês Quintela');
  await user.type(screen.getByRole('textbox', { name: 'Locker number' }), '12');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(sign).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'I agree to sign.' }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(sign.mock.calls).toEqual([
    [
      {
        signer_version: 3,
        sha256: 'a'.repeat(64),
        consent_version: 1,
        language: 'en',
        name: 'Inês Quintela',
        strokes: [],
        values: [{ field_id: ID, value: '12' }],
      },
    ],
  ]);
});

test('whoever declines says why', async () => {
  const { user, decline } = open(request());
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) ?? dialog);
  screen.getByText('Enter a reason.');
  expect(decline).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The hours are wrong.');
  await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) ?? dialog);
  expect(decline.mock.calls).toEqual([['The hours are wrong.']]);
});

test.each([
  [
    { state: 'REPLACED', turn: 'OVER' } as const,
    'There’s a newer version of this document, so you can’t sign this one.',
  ],
  [{ state: 'EXPIRED', turn: 'OVER' } as const, /The deadline to sign has passed/],
  [{ turn: 'OTHERS' } as const, /Someone else has to sign first/],
  [{ state: 'VOIDED', turn: 'OVER', reason: 'By mistake' } as const, 'By mistake'],
])('nobody signs what is over or not theirs yet: %o', async (more, sentence) => {
  open(request(more));
  await screen.findByText(sentence);
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('whoever declines for the employer reads that the employee hears it', async () => {
  const { user } = open(request({ role: 'MANAGER' }));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await screen.findByText(/If the employee has an account, they’ll see your reason/);
});
