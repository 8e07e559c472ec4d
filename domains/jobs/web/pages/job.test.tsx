import { INTERNAL, INVALID_INPUT } from '@hearth/kit/failure';
import { searchBrands } from '@hearth/domains/core/contract';
import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showRoutes, waitFor, within } from '@hearth/testing/screen';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createJob, getJob, getJobRules, publishJob, updateJob } from '../../contract/endpoints.ts';
import { job as jobSchema } from '../../contract/schemas.ts';
import type { Job } from '../../contract/schemas.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { getJobTemplate, listJobTemplates } from '@hearth/domains/job-library/contract';
import { template as templateSchema, templateLine } from '@hearth/domains/job-library/schemas';
import { EMPTY_CONTENT, toTemplateContent } from '@hearth/domains/job-library/rules';
import { Component } from './job.tsx';

afterEach(cleanup);

const CONTENT: JobContent = {
  ...EMPTY_CONTENT,
  location_id: '019a0000-0000-7000-8000-0000000000ff',
  position_name: 'Bartender',
  title: 'Bartender, evenings',
  description: 'You run our six-seat bar with one colleague, from set-up in the afternoon to the last round.',
  employment_type: 'PART_TIME',
};
const TEMPLATE = {
  ...sampleAnswer(templateSchema),
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Bar evenings',
  content: toTemplateContent(CONTENT),
  locked: [],
};
const JOB: Job = {
  ...sampleAnswer(jobSchema),
  ...CONTENT,
  id: '019a0000-0000-7000-8000-000000000002',
  status: 'DRAFT',
  audience: 'PUBLIC',
  template_id: TEMPLATE.id,
  template_name: TEMPLATE.name,
  locked: [],
  rollout_id: null,
  country: 'PT',
  region: '',
  slug: null,
  site_slug: 'lumen',
};
const NEW = '/hiring/jobs/new';

const line = (name: string, position_name: string, posts: number, nth = 1) => ({
  ...sampleAnswer(templateLine),
  id: `019a0000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
  name,
  position_name,
  posts,
  locked: [],
});
const BAR = line(TEMPLATE.name, 'Bartender', 3);
const MANY = Array.from({ length: 9 }, (_one, nth) => line(`Template ${nth + 1}`, 'Waiter', 9 - nth, nth + 1));

/** The page, with a browser's ways back and forward. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <Component />
    </>
  );
}

function open(at: string, templates = [BAR]) {
  const calls = mockCalls([
    createJob,
    getJob,
    getJobRules,
    getJobTemplate,
    listJobTemplates,
    listPositions,
    publishJob,
    searchBrands,
    updateJob,
  ]);
  calls.answer(listJobTemplates, { templates, total: templates.length });
  calls.answer(getJobTemplate, TEMPLATE);
  for (const call of [createJob, getJob, updateJob]) calls.answer(call, JOB);
  return {
    calls,
    show: () => showRoutes([{ path: '/hiring/jobs/:jobId', element: <Page /> }], { calls, at }),
  };
}

const title = (): Promise<HTMLInputElement> => screen.findByRole('textbox', { name: 'Title' });
const blank = (): Promise<HTMLElement> => screen.findByRole('link', { name: /^Blank job/ });

test('a job started from a template has its text, says which one it was, and is created from it', async () => {
  const { calls, show } = open(`${NEW}?choose`);
  const { user, fill, address } = show();
  const choice = await screen.findByRole('link', { name: /^Bar evenings/ });
  expect(choice.textContent).toContain('Bartender');
  expect(choice.textContent).toContain('Used for 3 jobs');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(choice);
  expect((await title()).value).toBe('Bartender, evenings');
  expect(address()).toBe(`${NEW}?template=${TEMPLATE.id}`);
  expect(screen.getByText(/^Created from the .* template$/).textContent).toContain('Bar evenings');
  await fill(await title(), 'Bartender, nights');
  const created = () => calls.sent.filter(({ path }) => path.endsWith('/jobs'));
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(created()).toMatchObject([
    { method: 'POST', body: { title: 'Bartender, nights', template_id: TEMPLATE.id, position_name: 'Bartender' } },
  ]);
  await waitFor(() => expect(address()).toBe(`/hiring/jobs/${JOB.id}`));
  expect((await title()).value).toBe('Bartender, nights');
});

test('a blank job is one key away, and the next one a template', async () => {
  const { show } = open(`${NEW}?choose`);
  const { user, address } = show();
  const first = await blank();
  screen.getByRole('link', { name: 'All jobs' }).focus();
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: /^Bar evenings/ }));
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect((await title()).value).toBe('');
  expect(address()).toBe(NEW);
  expect(screen.queryByText(/^Created from the .* template$/)).toBeNull();
});

test('the way back from a job that was begun leads to the choice, and forward to the job', async () => {
  const { show } = open(`${NEW}?choose`);
  const { user, fill, address } = show();
  await user.click(await blank());
  await fill(await title(), 'Barback');
  await waitFor(() => expect(address()).toBe(`/hiring/jobs/${JOB.id}`));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await blank();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bartender, evenings' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await blank());
  expect((await title()).value).toBe('');
});

test('where there are no templates nothing is asked', async () => {
  const { show } = open(`${NEW}?choose`, []);
  const { address } = show();
  await title();
  expect(address()).toBe(NEW);
});

test('without the library a blank job can be started, and the library is read again', async () => {
  const { calls, show } = open(`${NEW}?choose`);
  calls.refuse(listJobTemplates, INTERNAL);
  const { user } = show();
  await screen.findByText('We couldn’t load the templates.');
  expect((await blank()).getAttribute('href')).toBe(NEW);
  calls.answer(listJobTemplates, { templates: [BAR], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /^Bar evenings/ });
});

test('more than eight templates are searched', async () => {
  const { calls, show } = open(`${NEW}?choose`, MANY);
  const { user, fill } = show();
  const list = await screen.findByRole('list', { name: 'Job templates' });
  expect(within(list).getAllByRole('link')).toHaveLength(9);
  const search = screen.getByRole('searchbox', { name: 'Search templates' });
  calls.answer(listJobTemplates, { templates: [], total: 0 });
  await fill(search, 'sommelier');
  await screen.findByText('No matching templates');
  await blank();
  calls.answer(listJobTemplates, { templates: [BAR], total: 1 });
  await fill(search, 'bar');
  await screen.findByRole('link', { name: /^Bar evenings/ });
  expect(screen.getByRole('searchbox')).toBe(search);
  await user.clear(search);
  await screen.findByRole('link', { name: /^Template 9/ });
});

test('a job that went live is offered to see, pass on and print, until that is hidden', async () => {
  const { calls, show } = open(`/hiring/jobs/${JOB.id}`);
  const live = { ...JOB, status: 'LIVE' as const, slug: 'bartender-lisboa', version: JOB.version + 1 };
  calls.answer(publishJob, live);
  const { user } = show();
  const publish = await screen.findByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('link', { name: 'View job' })).toBeNull();
  calls.answer(getJob, live);
  await user.click(publish);
  const view = await screen.findByRole('link', { name: 'View job' });
  expect(view.getAttribute('href')).toMatch(/\/careers\/lumen\/jobs\/bartender-lisboa$/);
  expect(screen.getByText(/is live$/).textContent).toContain('Bartender, evenings');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'View job' })).toBeNull());
});

test('a job for the staff alone is offered to no one else', async () => {
  const { calls, show } = open(`/hiring/jobs/${JOB.id}`);
  const forStaff = { ...JOB, audience: 'STAFF' as const };
  const live = { ...forStaff, status: 'LIVE' as const, slug: 'bartender-lisboa', version: JOB.version + 1 };
  calls.answer(getJob, forStaff);
  calls.answer(publishJob, live);
  const { user } = show();
  const publish = await screen.findByRole('button', { name: 'Publish' });
  calls.answer(getJob, live);
  await user.click(publish);
  await screen.findByRole('button', { name: 'Save changes' });
  expect(screen.queryByRole('link', { name: 'View job' })).toBeNull();
});

test('what is written is saved in a pause with what differs alone, and tried again where it did not get through', async () => {
  const { calls, show } = open(`/hiring/jobs/${JOB.id}`);
  const { fill } = show();
  const saved = () => calls.sent.filter(({ method }) => method === 'PATCH');
  calls.answer(updateJob, { ...JOB, title: 'Barback', version: JOB.version + 1 });
  await fill(await title(), ' Barback ');
  await screen.findByText(/^Saved /);
  expect(saved()).toMatchObject([{ body: { version: JOB.version, change: { title: ' Barback ' } } }]);
  // The server tidies; what is being written stays as it was typed.
  expect((await title()).value).toBe(' Barback ');
  calls.cut(updateJob, 'lost');
  await fill(await title(), 'Barback, nights');
  await screen.findByText(/^We couldn’t save your changes\./);
  calls.answer(updateJob, { ...JOB, title: 'Barback, nights', version: JOB.version + 2 });
  await screen.findByText(/^Saved /);
  expect(saved().at(-1)).toMatchObject({ body: { version: JOB.version + 1, change: { title: 'Barback, nights' } } });
  expect((await title()).value).toBe('Barback, nights');
});

test('a refusal is told above the form and not tried again until something is changed', async () => {
  const { calls, show } = open(`/hiring/jobs/${JOB.id}`);
  const { fill } = show();
  calls.refuse(updateJob, INVALID_INPUT, {
    fields: [{ field: 'change.title', rule: 'characters', message: 'Not allowed.' }],
  });
  await fill(await title(), 'Barback');
  await screen.findByText(/^We couldn’t save your changes\./);
  expect((await title()).value).toBe('Barback');
  calls.answer(updateJob, { ...JOB, title: 'Barkeeper', version: JOB.version + 1 });
  await fill(await title(), 'Barkeeper');
  await screen.findByText(/^Saved /);
  expect(screen.queryByText(/^We couldn’t save your changes\./)).toBeNull();
});

test('a job that lacks something is not published, and the first field that is missing has the focus', async () => {
  const { calls, show } = open(`/hiring/jobs/${JOB.id}`);
  calls.answer(getJob, { ...JOB, title: '' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })));
  expect(calls.sent.filter(({ path }) => path.startsWith(`/v1/brands/${LOCATION.id}/jobs/`))).toEqual([]);
});
