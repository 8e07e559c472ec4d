import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { addToPool, getPoolChoices } from '../../contract/endpoints.ts';
import { TAG_ELSEWHERE } from '../../contract/failures.ts';
import { AddDialog } from './add-dialog.tsx';

afterEach(cleanup);

const ANA = '019a0000-0000-7000-8000-000000000001';
const BEN = '019a0000-0000-7000-8000-000000000002';

/** The dialog for two people who applied. */
function open() {
  const calls = mockCalls([addToPool, getPoolChoices]);
  calls.answer(addToPool, { added: 2, left: [] });
  const onClose = vi.fn();
  const onDone = vi.fn();
  const part = <AddDialog applicationIds={[ANA, BEN]} onClose={onClose} onDone={onDone} />;
  return { calls, onClose, onDone, ...showPart(part, { calls }) };
}

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Add and request consent' });
const note = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Internal note' });

test('both are added with why and a note, and the dialog is done', async () => {
  const { calls, onClose, onDone, user, fill } = open();
  await fill(note(), ' Speaks Dutch ');
  await user.click(submit());
  await screen.findByText('2 added. Consent requested.');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/talent_pool`,
      body: { application_ids: [ANA, BEN], reason: 'RUNNER_UP', note: 'Speaks Dutch', tag_ids: [] },
    },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('who was left out stays to be read, and is done once it is closed', async () => {
  const { calls, onClose, onDone, user } = open();
  const left = { application_id: BEN, first_name: 'Ben', last_name: 'Okafor', why: 'NO_ADDRESS' as const };
  calls.answer(addToPool, { added: 1, left: [left] });
  await user.click(submit());
  await screen.findByText('Ben Okafor: no email address');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Add and request consent' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a refusal is told in words, and the note is still there', async () => {
  const { calls, onClose, user, fill } = open();
  calls.refuse(addToPool, TAG_ELSEWHERE);
  await fill(note(), 'Speaks Dutch');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('tag');
  expect(note().value).toBe('Speaks Dutch');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape gives it up, and nothing is sent', async () => {
  const { calls, onClose, onDone, escape } = open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  expect(calls.sent).toEqual([]);
});
