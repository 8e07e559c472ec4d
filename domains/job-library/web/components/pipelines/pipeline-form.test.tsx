import { INVALID_INPUT } from '@hearth/kit/failure';
import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { PIPELINE_CHANGED, POSITION_TAKEN } from '../../../contract/failures.ts';
import { createPipeline, listPipelines, updatePipeline } from '../../../contract/pipeline-endpoints.ts';
import { pipeline as pipelineSchema } from '../../../contract/pipeline-schemas.ts';
import type { Pipeline } from '../../../contract/pipeline-schemas.ts';
import { PipelineForm } from './pipeline-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAITER = { id: '019a0000-0000-7000-8000-000000000001', name: 'Waiter' };
const STEP = { id: LOCATION.groupId, type: 'NEW' as const, names: {}, shown: false, target_days: null };
const PIPELINE: Pipeline = {
  ...sampleAnswer(pipelineSchema),
  name: 'Kitchen',
  steps: [STEP],
  positions: [WAITER],
  locked: true,
  version: 7,
};
const PATH = `/v1/brands/${LOCATION.groupId}/job_pipelines`;

/** The form of a set of steps, or of a new one. */
function open(pipeline: Pipeline | null = null) {
  const calls = mockCalls([createPipeline, updatePipeline, listPipelines, listPositions]);
  const onBack = vi.fn();
  const onClose = vi.fn();
  return {
    calls,
    onBack,
    onClose,
    ...showPart(<PipelineForm pipeline={pipeline} onBack={onBack} onClose={onClose} />, { calls }),
  };
}

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Pipeline name' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save pipeline' });
const part = (title: string) => within(screen.getByRole('region', { name: title }));

test('a new set begins with the usual steps, and goes to the group', async () => {
  const { calls, onBack, user, fill } = open();
  await fill(name(), ' Bar ');
  await user.click(save());
  await screen.findByText('Bar saved');
  expect(calls.sent).toMatchObject([
    {
      method: 'POST',
      path: PATH,
      body: {
        name: 'Bar',
        steps: ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'].map((type) => ({ type, names: {} })),
        positions: [],
        locked: false,
      },
    },
  ]);
  expect(onBack).toHaveBeenCalledOnce();
});

test('without a name nothing is sent, and its field has the focus', async () => {
  const { calls, user } = open();
  await user.click(save());
  await screen.findByText('Enter a pipeline name.');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(calls.sent).toEqual([]);
});

test('two steps of a type need names to be told apart', async () => {
  const { calls, user, fill } = open();
  await fill(name(), 'Bar');
  await user.click(part('Interview').getByRole('button', { name: 'Add stage: Interview' }));
  await user.click(save());
  const nameless = await part('Interview').findAllByText('Enter a name so you can tell these stages apart.');
  expect(calls.sent).toEqual([]);
  expect(nameless.length).toBeGreaterThan(0);
  const fields = part('Interview').getAllByRole('textbox', { name: /^Stage name \(English\)/ });
  await fill(fields[0] as HTMLElement, 'First talk');
  await fill(fields[1] as HTMLElement, 'Second talk');
  await user.click(part('Interview').getByRole('button', { name: 'Move Second talk up' }));
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  const interviews = [{ names: { en: 'Second talk' } }, { names: { en: 'First talk' } }];
  const steps = [{ type: 'NEW' }, { type: 'SCREEN' }, ...interviews, { type: 'TRIAL' }, { type: 'OFFER' }];
  expect(calls.sent[0]?.body).toMatchObject({ steps });
});

test('the only arrival cannot be removed, other steps can', async () => {
  const { calls, user, fill } = open();
  expect(part('New').queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(part('Trial shift').getByRole('button', { name: 'Remove Trial shift' }));
  await fill(name(), 'Bar');
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  const steps = ['NEW', 'SCREEN', 'INTERVIEW', 'OFFER'].map((type) => ({ type }));
  expect(calls.sent[0]?.body).toMatchObject({ steps });
});

test('a changed set goes with the version that was read; without positions nothing is fixed for them', async () => {
  const { calls, user } = open(PIPELINE);
  await user.click(within(screen.getByRole('region', { name: 'Default for these positions' })).getByText('Waiter'));
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent).toMatchObject([
    { method: 'PUT', path: `${PATH}/${PIPELINE.id}`, body: { version: 7, positions: [], locked: false } },
  ]);
});

test('a refusal is told in words, and what was typed is still there', async () => {
  const { calls, onBack, user, fill } = open(PIPELINE);
  calls.refuse(updatePipeline, POSITION_TAKEN);
  await fill(name(), 'Kitchen and bar');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Another pipeline is already the default for one of these positions. Remove the position from either pipeline.',
  );
  calls.refuse(updatePipeline, PIPELINE_CHANGED);
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Someone else changed this pipeline.'));
  expect(name().value).toBe('Kitchen and bar');
  expect(onBack).not.toHaveBeenCalled();
});

test('Escape asks first where something was typed', async () => {
  const { onClose, fill, escape } = open();
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  await fill(name(), 'Bar');
  await escape();
  expect(asked).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  asked.mockReturnValue(true);
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a step that the server refused says so, and has the focus', async () => {
  const { calls, onBack, user } = open(PIPELINE);
  calls.refuse(updatePipeline, INVALID_INPUT, {
    fields: [{ field: 'steps.0.names.en', rule: 'characters', message: 'Not allowed.' }],
  });
  await user.click(save());
  const field = part('New').getByRole('textbox', { name: /^Stage name \(English\)/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(onBack).not.toHaveBeenCalled();
});
