import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import {
  TEMPLATE_CHANGED,
  archiveJobTemplate,
  createJobTemplate,
  getJobTemplate,
  listJobTemplates,
  updateJobTemplate,
} from '@hearth/domains/job-library/contract';
import { template as templateSchema } from '@hearth/domains/job-library/schemas';
import type { Template } from '@hearth/domains/job-library/schemas';
import { TemplateEditor } from './template-editor.tsx';

afterEach(cleanup);

const TEMPLATE: Template = { ...sampleAnswer(templateSchema), name: 'Waiter', locked: ['pay'], version: 6 };
const PATH = `/v1/brands/${LOCATION.groupId}/job_templates`;

/** The page of a template, or of a new one. */
function open(template: Template | null = null) {
  const calls = mockCalls([createJobTemplate, updateJobTemplate, archiveJobTemplate, getJobTemplate, listJobTemplates]);
  const onDone = vi.fn();
  return { calls, onDone, ...showPart(<TemplateEditor template={template} onDone={onDone} />, { calls }) };
}

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Template name' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save template' });
const lock = (part: string): HTMLElement => screen.getByRole('checkbox', { name: `Lock for locations: ${part}` });

test('a new template goes to the group, with what locations cannot change', async () => {
  const { calls, onDone, user, fill } = open();
  await fill(name(), ' Bar ');
  await user.click(lock('Description'));
  await user.click(save());
  await screen.findByText('Bar saved');
  expect(calls.sent).toMatchObject([
    { method: 'POST', path: PATH, body: { name: 'Bar', locked: ['description'], content: { language: 'en' } } },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('without a name nothing is sent, and its field says so', async () => {
  const { calls, user } = open();
  await user.click(save());
  await screen.findByText('Enter a template name.');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(calls.sent).toEqual([]);
});

test('a changed template goes with the version that was read, and keeps its locks', async () => {
  const { calls, user, fill } = open(TEMPLATE);
  await fill(name(), 'Head waiter');
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent).toMatchObject([
    { method: 'PUT', path: `${PATH}/${TEMPLATE.id}`, body: { name: 'Head waiter', version: 6, locked: ['pay'] } },
  ]);
});

test('a refusal is told in words, and what was typed is still there', async () => {
  const { calls, onDone, user, fill } = open(TEMPLATE);
  calls.refuse(updateJobTemplate, TEMPLATE_CHANGED);
  await fill(name(), 'Head waiter');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('We’ve kept your text.');
  expect(name().value).toBe('Head waiter');
  expect(onDone).not.toHaveBeenCalled();
});

test('it is taken out of the library after a question', async () => {
  const { calls, onDone, user, escape } = open(TEMPLATE);
  await user.click(screen.getByRole('button', { name: 'Archive template' }));
  const dialog = await screen.findByRole('alertdialog');
  await escape();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([dialog.isConnected, calls.sent]).toEqual([false, []]);
  await user.click(screen.getByRole('button', { name: 'Archive template' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Archive template' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.sent).toMatchObject([{ method: 'DELETE', path: `${PATH}/${TEMPLATE.id}` }]);
});

test('what is not in the library yet cannot be taken out', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Archive template' })).toBeNull();
});
