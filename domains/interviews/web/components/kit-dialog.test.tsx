import { INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { addKit, changeKit, listKits, listPanelists } from '../../contract/endpoints.ts';
import { KIT_CHANGED, PANEL_NOT_ALLOWED } from '../../contract/failures.ts';
import { kit as kitSchema } from '../../contract/schemas.ts';
import type { Kit } from '../../contract/schemas.ts';
import { KitDialog } from './kit-dialog.tsx';

afterEach(cleanup);

const RUI = { user_id: '019a0000-0000-7000-8000-000000000001', name: 'Rui Alves' };
const LEA = { user_id: '019a0000-0000-7000-8000-000000000002', name: 'Léa Martin' };
const KIT: Kit = {
  ...sampleAnswer(kitSchema),
  name: 'First talk',
  panel: [RUI.user_id],
  hours: [{ weekday: 1, start: '10:00', end: '17:00' }],
  focus: ['Why us?'],
  criteria: [],
  version: 4,
};

/** The dialog at a location where two people can sit on a panel. */
async function open(kit: Kit | null = null) {
  const calls = mockCalls([addKit, changeKit, listKits, listPanelists]);
  calls.answer(listPanelists, { people: [RUI, LEA] });
  const onClose = vi.fn();
  const shown = showPart(<KitDialog kit={kit} onClose={onClose} />, { calls });
  await screen.findByRole('checkbox', { name: 'Rui Alves' });
  return { calls, onClose, ...shown };
}

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

test('a kit is set up with a name, its people and what they ask', async () => {
  const { calls, onClose, user, fill } = await open();
  await fill(name(), 'Trial talk');
  await user.click(screen.getByRole('checkbox', { name: 'Rui Alves' }));
  await user.click(screen.getByRole('checkbox', { name: 'Léa Martin' }));
  await user.click(screen.getByRole('radio', { name: 'All interviewers together' }));
  await fill(screen.getByRole('textbox', { name: /^Focus questions/ }), 'Why us?\n\n When? ');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent).toMatchObject([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/interview_kits`,
      body: {
        name: 'Trial talk',
        kind: 'IN_PERSON',
        panel: [RUI.user_id, LEA.user_id],
        panel_rule: 'ALL',
        focus: ['Why us?', 'When?'],
        criteria: [],
      },
    },
  ]);
});

test('a kit is changed with the version that was read', async () => {
  const { calls, onClose, user, fill } = await open(KIT);
  await fill(name(), 'Second talk');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.sent).toMatchObject([
    {
      method: 'PUT',
      path: `/v1/brands/${KIT.location_id}/interview_kits/${KIT.id}`,
      body: { version: 4, content: { name: 'Second talk', focus: ['Why us?'] } },
    },
  ]);
});

test('without a name and people nothing is sent, and the first fault has the focus', async () => {
  const { calls, user } = await open();
  await user.click(save());
  await screen.findByText('Fill in this field.');
  expect(screen.getByText('Select at least one interviewer.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(calls.sent).toEqual([]);
});

test('a criterion that says what good looks like needs a name', async () => {
  const { calls, user, fill } = await open(KIT);
  await user.click(screen.getByRole('button', { name: /criteri/i }));
  await fill(screen.getByRole('textbox', { name: /good/i }), 'Calm at noon');
  await user.click(save());
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBe(document.activeElement));
  expect(calls.sent).toEqual([]);
});

test('a refusal is told in words, the field named, and nothing typed is lost', async () => {
  const { calls, onClose, user, fill } = await open(KIT);
  calls.refuse(changeKit, PANEL_NOT_ALLOWED);
  await fill(name(), 'Second talk');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  calls.refuse(changeKit, INVALID_INPUT, {
    fields: [{ field: 'content.name', rule: 'taken', message: 'is the name of another one' }],
  });
  await user.click(save());
  await screen.findByText('This is already taken. Enter another one.');
  calls.refuse(changeKit, KIT_CHANGED);
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Someone else'));
  expect(name().value).toBe('Second talk');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes it', async () => {
  const { onClose, escape } = await open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a criterion that is refused is the one that was sent, whatever empty one stands before it', async () => {
  const criteria = [
    { id: RUI.user_id, name: '', good: '' },
    { id: LEA.user_id, name: 'Calm', good: '' },
  ];
  const { calls, user } = await open({ ...KIT, criteria });
  calls.refuse(changeKit, INVALID_INPUT, {
    fields: [{ field: 'content.criteria.0.name', rule: 'taken', message: 'is a focus question' }],
  });
  await user.click(save());
  await screen.findByText('This is already taken. Enter another one.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Criterion 2' })));
});
