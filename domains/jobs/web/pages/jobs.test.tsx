import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getJobRules, listJobs, putJobRules } from '../../contract/endpoints.ts';
import { jobLine, jobStatus } from '../../contract/schemas.ts';
import type { JobStatus } from '../../contract/schemas.ts';
import { Component } from './jobs.tsx';

afterEach(cleanup);

const JOB = { ...sampleAnswer(jobLine), title: 'Bartender, evenings', status: 'LIVE' as const, rollout_id: null };
const NONE = Object.fromEntries(jobStatus.options.map((status) => [status, 0])) as Record<JobStatus, number>;
const EMPTY = { jobs: [], rollouts: [], total: 0, counts: NONE };

function open({
  answer = { ...EMPTY, jobs: [JOB], total: 1, counts: { ...NONE, LIVE: 1, DRAFT: 2 } },
  brand = LOCATION,
} = {}) {
  const calls = mockCalls([listJobs, getJobRules, putJobRules]);
  calls.answer(listJobs, answer);
  calls.answer(getJobRules, { approval_required: false });
  return { calls, ...showPart(<Component />, { calls, brand, at: '/hiring/jobs' }) };
}

test('the states that jobs are in narrow the list, and so does a search', async () => {
  const { calls, user, fill, address } = open();
  await screen.findByText('Bartender, evenings');
  expect(screen.queryByText('Paused')).toBeNull();
  calls.answer(listJobs, { ...EMPTY, counts: { ...NONE, LIVE: 1, DRAFT: 2 } });
  await user.click(screen.getByText('Draft'));
  await waitFor(() => expect(address()).toBe('/hiring/jobs?status=DRAFT'));
  await screen.findByText('No matching jobs');
  await fill(screen.getByRole('searchbox', { name: 'Search jobs' }), 'bar');
  await waitFor(() => expect(address()).toBe('/hiring/jobs?status=DRAFT&q=bar'));
});

test('without any job there is nothing to narrow, and one way to the first', async () => {
  open({ answer: EMPTY });
  await screen.findByText('No jobs yet');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'New job' })).toHaveLength(1);
});

test('who may only read is offered no way to write', async () => {
  open({ brand: { ...LOCATION, permissions: new Set(['VIEW_JOBS']) } });
  await screen.findByText('Bartender, evenings');
  expect(screen.queryByRole('link', { name: 'New job' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Templates' })).toBeNull();
});

test('the group asks for approval of its jobs', async () => {
  const { calls, user } = open({ brand: { ...LOCATION, id: LOCATION.groupId } });
  await user.click(await screen.findByRole('switch', { name: 'Require approval for new jobs' }));
  await waitFor(() => expect(calls.sent).toMatchObject([{ method: 'PUT', body: { approval_required: true } }]));
});
