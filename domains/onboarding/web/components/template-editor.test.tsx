import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemplate, updateTemplate } from '../../contract/endpoints.ts';
import { emptyStep } from '../template-draft.ts';
import { aTemplate } from './onboarding.fixture.ts';
import { TemplateEditor } from './template-editor.tsx';

afterEach(cleanup);

function open() {
  const calls = mockCalls([createTemplate, updateTemplate, listPositions]);
  calls.answer(listPositions, { positions: [] });
  calls.answer(updateTemplate, aTemplate());
  const onClose = vi.fn();
  const of = aTemplate({ steps: [emptyStep({ title: 'Locker' }), emptyStep({ title: 'Tour' })] });
  const shown = showPart(<TemplateEditor of={of} draft={of} onClose={onClose} />, { calls });
  return { calls, onClose, ...shown };
}

test('steps change their places, and the version that was read is sent', async () => {
  const { calls, user, onClose } = open();
  await user.click(await screen.findByRole('button', { name: 'Move up: Tour' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = calls.sent.at(-1)?.body as { version: number; steps: { title: string }[] };
  expect(body.version).toBe(4);
  expect(body.steps.map(({ title }) => title)).toEqual(['Tour', 'Locker']);
});

test('a step without a title is not saved', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await screen.findByText('Some steps need a title, text or fields.');
  expect(calls.sent.some(({ method }) => method === 'PUT')).toBe(false);
});
