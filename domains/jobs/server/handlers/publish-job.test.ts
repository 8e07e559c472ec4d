import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { createSessionFor } from '@hearth/domains/identity/service';
import type { MadeUser } from '@hearth/domains/identity/factory';
import type { SentInputOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  changeJobStatus,
  createJob,
  listJobHistory,
  publishJob,
  putJobRules,
  updateJob,
} from '../../contract/endpoints.ts';
import { getPublicJob, getPublicJobAt, searchPublicJobs } from '@hearth/domains/career-sites/contract';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { completeJob, makeHiringGroups } from '../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);

/** A token of a session that begins now: the clock of these tests moves further than a token lasts. */
const token = async (who: MadeUser) => (await server.run((work) => createSessionFor(work, who.userId))).access_token;
const draft = async (change: Partial<JobContent> = {}) =>
  (
    await server.call(
      createJob,
      { params: { id: at.group }, body: completeJob(at.lisbon, change) },
      await token(at.manager),
    )
  ).data;
const publish = async (job: { id: string; version: number }, who = at.manager) =>
  server.call(
    publishJob,
    { params: { id: at.group, job_id: job.id }, body: { version: job.version } },
    await token(who),
  );
type Action = SentInputOf<typeof changeJobStatus>['body']['action'];
const act = async (id: string, action: Action, who = at.manager) =>
  server.call(changeJobStatus, { params: { id: at.group, job_id: id }, body: { action } }, await token(who));
const edit = async (id: string, version: number, change: Partial<JobContent>) =>
  server.call(updateJob, { params: { id: at.group, job_id: id }, body: { version, change } }, await token(at.manager));
const seen = (id: string) => server.call(getPublicJob, { params: { id } });

test('a published job is on the career page, with an address made of title and city', async () => {
  const job = await draft();
  const live = await publish(job);
  expect(live.data).toMatchObject({ status: 'LIVE', slug: 'bartender-evenings-lisboa', site_slug: 'harbour-house' });
  const page = await server.call(getPublicJobAt, {
    params: { site: 'harbour-house', slug: 'bartender-evenings-lisboa' },
  });
  expect(page.data).toMatchObject({
    id: job.id,
    title: job.title,
    pay: job.pay,
    place: { city: 'Lisboa', country: 'PT' },
  });
  const found = await server.call(searchPublicJobs, { query: { q: 'bartender', place: 'lisboa' } });
  expect(found.data.jobs.map(({ id }) => id)).toContain(job.id);
});

test('the public never sees which answer rules a candidate out', async () => {
  const live = (await publish(await draft())).data;
  const reply = await seen(live.id);
  expect(reply.data.questions).toHaveLength(1);
  expect(reply.text).not.toContain('knock_out');
});

test('what a post asks for is shown to candidates, also when it was changed while live, and is taken from the list alone', async () => {
  const asks: JobContent['asks'] = { certificates: ['FOOD_HYGIENE'], languages: [{ code: 'pt', level: 'WORK' }] };
  const live = (await publish(await draft({ asks }))).data;
  expect((await seen(live.id)).data.asks).toEqual(asks);
  const less: JobContent['asks'] = { certificates: ['FIRST_AID'], languages: [] };
  const changed = (await edit(live.id, live.version, { asks: less })).data;
  expect((await seen(live.id)).data.asks).toEqual(less);
  const own = { certificates: ['OTHER'], languages: [] } as never;
  expect((await edit(live.id, changed.version, { asks: own })).status).toBe(400);
});

test('a second job of the same title has an address of its own', async () => {
  const slugs = new Set([(await publish(await draft())).data.slug, (await publish(await draft())).data.slug]);
  expect(slugs.size).toBe(2);
});

test('a job that is not evergreen closes by itself after sixty days; an evergreen one stays', async () => {
  expect((await publish(await draft())).data).toMatchObject({
    closes_on: '2027-01-19',
    expires_at: '2027-01-20T00:00:00.000Z',
  });
  expect((await publish(await draft({ evergreen: true }))).data).toMatchObject({ closes_on: null, expires_at: null });
});

test('the day counts where the job is, not where the server is', async () => {
  server.clock.set('2026-11-20T23:30:00Z');
  const make = async (change: Partial<JobContent>) =>
    server.call(
      createJob,
      { params: { id: at.otherGroup }, body: completeJob(at.vienna, change) },
      await token(at.stranger),
    );
  const publishThere = async (change: Partial<JobContent>) => {
    const { id, version } = (await make(change)).data;
    const params = { id: at.otherGroup, job_id: id };
    return server.call(publishJob, { params, body: { version } }, await token(at.stranger));
  };
  expect((await publishThere({})).data).toMatchObject({
    closes_on: '2027-01-20',
    expires_at: '2027-01-20T23:00:00.000Z',
  });
  expect((await publishThere({ closes_on: '2026-11-20' })).refusal).toMatchObject({
    gaps: [{ field: 'closes_on', rule: 'in_the_past' }],
  });
  server.clock.set('2026-11-20T12:00:00Z');
});

test('an unfinished job is refused with every gap by its field', async () => {
  const refused = await publish(await draft({ title: '', description: 'Short.', closes_on: '2026-11-19' }));
  expect(refused.status).toBe(422);
  expect(refused.refusal).toMatchObject({
    code: 'JOB_INCOMPLETE',
    gaps: [
      { field: 'title', rule: 'missing' },
      { field: 'description', rule: 'too_short' },
      { field: 'closes_on', rule: 'in_the_past' },
    ],
  });
});

test('where the law demands pay in the post it is refused without', async () => {
  const made = await server.call(
    createJob,
    { params: { id: at.otherGroup }, body: completeJob(at.vienna, { pay: null }) },
    await token(at.stranger),
  );
  const refused = await server.call(
    publishJob,
    { params: { id: at.otherGroup, job_id: made.data.id }, body: { version: 1 } },
    await token(at.stranger),
  );
  expect(refused.refusal).toMatchObject({ gaps: [{ field: 'pay', rule: 'demanded_by_law' }] });
});

const asksAfterPay: JobContent['questions'] = [
  { id: newId(), kind: 'TEXT', text: 'What is your current salary?', options: [], required: false, knock_out: null },
];

test('a question that the law warns of must be answered before a job goes live, and the answer is on record', async () => {
  const job = await draft({ questions: asksAfterPay });
  const law = 'Directive (EU) 2023/970, Art. 5(2)';
  expect((await publish(job)).refusal).toMatchObject({
    code: 'JOB_INCOMPLETE',
    gaps: [{ field: 'questions', rule: 'law_unanswered', law }],
  });
  const key = `SALARY_HISTORY:${asksAfterPay[0]?.id}`;
  const answered = (await edit(job.id, 1, { law_answers: [key] })).data;
  expect((await publish(answered)).data).toMatchObject({ status: 'LIVE', law_answers: [key] });
  const { data } = await server.call(
    listJobHistory,
    { params: { id: at.group, job_id: job.id }, query: {} },
    await token(at.manager),
  );
  expect(data.history[1]).toMatchObject({ actor_id: at.manager.userId, fields: ['law_answers'] });
});

test('a question that the law warns of cannot slip into a live job either', async () => {
  const live = (await publish(await draft())).data;
  expect((await edit(live.id, live.version, { questions: asksAfterPay })).refusal.code).toBe('JOB_INCOMPLETE');
});

test('a live job must stay complete when it is edited, and an edit is public at once', async () => {
  const live = (await publish(await draft())).data;
  expect((await edit(live.id, live.version, { description: '' })).refusal.code).toBe('JOB_INCOMPLETE');
  expect((await seen(live.id)).data.description).toBe(live.description);
  expect((await edit(live.id, live.version, { title: 'Bar lead' })).status).toBe(200);
  expect((await seen(live.id)).data.title).toBe('Bar lead');
});

test('what was edited in the meantime is not overwritten', async () => {
  const job = await draft();
  expect((await edit(job.id, job.version, { title: 'One' })).status).toBe(200);
  expect((await edit(job.id, job.version, { title: 'Two' })).refusal.code).toBe('JOB_CHANGED');
  expect((await publish(job)).refusal.code).toBe('JOB_CHANGED');
});

test('a paused job is gone from the public at once, and back when it is resumed', async () => {
  const live = (await publish(await draft())).data;
  expect((await act(live.id, 'pause')).data.status).toBe('PAUSED');
  expect((await seen(live.id)).status).toBe(410);
  expect((await act(live.id, 'resume')).data.status).toBe('LIVE');
  expect((await seen(live.id)).status).toBe(200);
});

test('a closed job answers 410, a draft that never was live 404', async () => {
  const live = (await publish(await draft())).data;
  await act(live.id, 'close');
  expect((await seen(live.id)).status).toBe(410);
  const address = { site: 'harbour-house', slug: live.slug ?? '' };
  expect((await server.call(getPublicJobAt, { params: address })).status).toBe(410);
  expect((await seen((await draft()).id)).status).toBe(404);
});

test('what cannot be done in a state is refused and says what can', async () => {
  const live = (await publish(await draft())).data;
  const refused = await act(live.id, 'resume');
  expect(refused.refusal).toMatchObject({
    code: 'JOB_ACTION_REFUSED',
    status: 'LIVE',
    allowed: ['pause', 'fill', 'close', 'expire'],
  });
});

test('the last change of state can be taken back for ten minutes, by the same person', async () => {
  const live = (await publish(await draft())).data;
  await act(live.id, 'close');
  expect((await act(live.id, 'undo', at.owner)).refusal.code).toBe('NOTHING_TO_UNDO');
  expect((await act(live.id, 'undo')).data.status).toBe('LIVE');
  expect((await seen(live.id)).status).toBe(200);
  await act(live.id, 'pause');
  server.clock.advance(11 * 60_000);
  expect((await act(live.id, 'undo')).refusal.code).toBe('NOTHING_TO_UNDO');
});

test('a scheduled job goes live at the start of its day in the time zone of its place', async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  const job = (await publish(await draft({ publish_on: '2026-11-22' }))).data;
  expect(job.status).toBe('SCHEDULED');
  expect((await seen(job.id)).status).toBe(404);
  const keep = async (instant: string) => {
    server.clock.set(instant);
    await server.run(({ enqueue }) => enqueue(jobNamed('jobs.keepPosts'), {}));
    await server.settle();
  };
  await keep('2026-11-21T23:59:00Z');
  expect((await seen(job.id)).status).toBe(404);
  await keep('2026-11-22T00:00:00Z');
  expect((await seen(job.id)).data.published_at).toBe('2026-11-22T00:00:00.000Z');
});

test('a job is gone at the very end of its closing day, and is then marked as expired', async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  const live = (await publish(await draft({ closes_on: '2026-12-01' }))).data;
  server.clock.set('2026-12-01T23:59:59Z');
  expect((await seen(live.id)).status).toBe(200);
  server.clock.set('2026-12-02T00:00:00Z');
  expect((await seen(live.id)).status).toBe(410);
  await server.run(({ enqueue }) => enqueue(jobNamed('jobs.keepPosts'), {}));
  await server.settle();
  const history = await server.call(
    listJobHistory,
    { params: { id: at.group, job_id: live.id }, query: {} },
    await token(at.manager),
  );
  expect(history.data.history[0]).toMatchObject({ to_status: 'EXPIRED', actor_id: null });
  expect((await act(live.id, 'reopen')).data).toMatchObject({ status: 'LIVE', closes_on: '2027-01-31' });
  server.clock.set('2026-11-20T12:00:00Z');
});

test('where the group wants approval, only those who manage it publish', async () => {
  const rules = async (approval_required: boolean) =>
    server.call(putJobRules, { params: { id: at.group }, body: { approval_required } }, await token(at.owner));
  await rules(true);
  const asked = (await publish(await draft())).data;
  expect(asked.status).toBe('PENDING_APPROVAL');
  expect((await seen(asked.id)).status).toBe(404);
  expect((await publish(asked)).refusal.code).toBe('JOB_ACTION_REFUSED');
  expect((await publish(asked, at.owner)).data.status).toBe('LIVE');
  await rules(false);
});

test('every change is recorded with who did it, and the record cannot be changed', async () => {
  const job = await draft();
  await edit(job.id, 1, { title: 'Bar lead', hires_target: 2 });
  await publish({ id: job.id, version: 2 });
  const { data } = await server.call(
    listJobHistory,
    { params: { id: at.group, job_id: job.id }, query: {} },
    await token(at.viewer),
  );
  expect(data.history.map(({ kind, actor_id, to_status, fields }) => [kind, actor_id, to_status, fields])).toEqual([
    ['STATUS', at.manager.userId, 'LIVE', []],
    ['EDITED', at.manager.userId, null, ['title', 'hires_target']],
    ['CREATED', at.manager.userId, 'DRAFT', []],
  ]);
  await expect(server.run(({ db }) => db.script('update jobs.job_change set actor_id = null'))).rejects.toThrow(
    /permission denied/,
  );
  await expect(server.run(({ db }) => db.script('delete from jobs.job_change'))).rejects.toThrow(/permission denied/);
});
