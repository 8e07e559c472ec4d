import { INTERNAL } from '@hearth/kit/failure';
import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { archivePipeline, listPipelines } from '../../../contract/pipeline-endpoints.ts';
import { pipeline as pipelineSchema } from '../../../contract/pipeline-schemas.ts';
import { PipelinesDialog } from './keep-steps-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PIPELINE = { ...sampleAnswer(pipelineSchema), name: 'Kitchen', positions: [], posts: 0 };
const GROUP = { ...LOCATION, id: LOCATION.groupId };

function open(brand = GROUP) {
  const calls = mockCalls([archivePipeline, listPipelines, listPositions]);
  calls.answer(listPipelines, { pipelines: [PIPELINE] });
  return { calls, ...showPart(<PipelinesDialog onClose={vi.fn()} />, { calls, brand }) };
}

const archive = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Archive Kitchen' });

test('the last pipeline is archived after a question, and the list is empty when that is said', async () => {
  const { calls, user } = open();
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  await user.click(await archive());
  expect(asked).toHaveBeenCalledWith('Archive Kitchen? Jobs that have gone live keep their stages.');
  expect(calls.sent).toEqual([]);
  asked.mockReturnValue(true);
  calls.answer(listPipelines, { pipelines: [] });
  await user.click(await archive());
  await screen.findByText('Kitchen archived');
  expect(screen.getByText('No custom pipelines yet')).toBeTruthy();
  expect(calls.sent).toMatchObject([{ method: 'DELETE', path: `/v1/brands/${GROUP.id}/job_pipelines/${PIPELINE.id}` }]);
});

test('a refusal is told in words, and the pipeline stays', async () => {
  const { calls, user } = open();
  vi.stubGlobal('confirm', () => true);
  calls.refuse(archivePipeline, INTERNAL);
  await user.click(await archive());
  await screen.findByText(/^Something went wrong/);
  expect(screen.getByText('Kitchen')).toBeTruthy();
});

test('a pipeline is opened in its form, and the way back leads to the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Kitchen' }));
  expect(await screen.findByRole('dialog', { name: 'Edit pipeline' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('dialog', { name: 'Hiring pipelines' })).toBeTruthy();
});

test('below the group pipelines are only read', async () => {
  open(LOCATION);
  await screen.findByText('Kitchen');
  expect(screen.queryByRole('button', { name: 'Archive Kitchen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New pipeline' })).toBeNull();
});
