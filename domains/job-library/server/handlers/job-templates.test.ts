import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { createJob, getJob, publishJob, updateJob } from '@hearth/domains/jobs/contract';
import {
  archiveJobTemplate,
  createJobTemplate,
  getJobTemplate,
  listJobTemplates,
  updateJobTemplate,
} from '../../contract/endpoints.ts';
import type { Template, TemplateField } from '../../contract/schemas.ts';
import type { JobContent } from '../../contract/content-schemas.ts';
import { toTemplateContent } from '../../rules/template.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const inGroup = { id: at.group };

const content = (change: Partial<JobContent> = {}) => toTemplateContent(completeJob(at.lisbon, change));
const make = async (locked: TemplateField[], change: Partial<JobContent> = {}): Promise<Template> =>
  (
    await server.call(
      createJobTemplate,
      { params: inGroup, body: { name: 'Bartender', content: content(change), locked } },
      at.manager.token,
    )
  ).data;
const from = async (template: Template, change: Partial<JobContent> = {}) =>
  (
    await server.call(
      createJob,
      { params: inGroup, body: { location_id: at.lisbon, template_id: template.id, ...change } },
      at.lisbonManager.token,
    )
  ).data;
const rewrite = (template: Template, change: Partial<JobContent>, token = at.manager.token) =>
  server.call(
    updateJobTemplate,
    {
      params: { ...inGroup, template_id: template.id },
      body: { version: template.version, name: template.name, content: content(change), locked: template.locked },
    },
    token,
  );
const edit = (job: { id: string; version: number }, change: Partial<JobContent>) =>
  server.call(
    updateJob,
    { params: { ...inGroup, job_id: job.id }, body: { version: job.version, change } },
    at.lisbonManager.token,
  );

test('a post made from a template says what the template says, at its own location', async () => {
  const template = await make(['pay']);
  const job = await from(template, { hires_target: 3 });
  expect(job).toMatchObject({ ...template.content, location_id: at.lisbon, hires_target: 3 });
  expect(job).toMatchObject({ template_id: template.id, template_name: 'Bartender', locked: ['pay'], status: 'DRAFT' });
});

test('what is locked is refused by name and stays; the rest is free', async () => {
  const job = await from(await make(['pay', 'position', 'description']));
  const refused = await edit(job, { pay: null, position_name: 'Barback', title: 'Evening bartender' });
  expect(refused.refusal).toMatchObject({
    code: 'FIELD_LOCKED',
    fields: [
      { field: 'pay', rule: 'locked' },
      { field: 'position', rule: 'locked' },
    ],
  });
  expect((await edit(job, { title: 'Evening bartender', closes_on: '2026-12-31' })).data).toMatchObject({
    title: 'Evening bartender',
    pay: job.pay,
  });
});

test('a draft cannot begin with something else in a locked place', async () => {
  const job = await from(await make(['title']), { title: 'Mine' });
  expect(job.title).toBe('Bartender, evenings');
});

test('a post takes over what is locked when it goes live, not what is free', async () => {
  const template = await make(['title']);
  const job = await from(template);
  await rewrite(template, { title: 'Bartender (all genders)', position_name: 'Barkeeper' });
  const live = await server.call(
    publishJob,
    { params: { ...inGroup, job_id: job.id }, body: { version: job.version } },
    at.lisbonManager.token,
  );
  expect(live.data).toMatchObject({
    status: 'LIVE',
    title: 'Bartender (all genders)',
    position_name: 'Bartender',
    slug: 'bartender-all-genders-lisboa',
  });
});

test('a template that was taken out of the library locks nothing any more', async () => {
  const template = await make(['title']);
  const job = await from(template);
  const params = { ...inGroup, template_id: template.id };
  expect((await server.call(archiveJobTemplate, { params }, at.manager.token)).status).toBe(200);
  expect((await server.call(getJobTemplate, { params }, at.manager.token)).status).toBe(404);
  expect((await edit(job, { title: 'Free' })).data).toMatchObject({
    title: 'Free',
    template_name: null,
    locked: [],
  });
});

test('the library counts the posts made from each template and stands in the order of names', async () => {
  const { data } = await server.call(listJobTemplates, { params: inGroup, query: {} }, at.viewer.token);
  expect(data.total).toBe(4);
  expect(data.templates).toHaveLength(4);
  expect(data.templates.every(({ posts, position_name }) => posts === 1 && position_name !== '')).toBe(true);
});

test('the library is searched by name and position without regard to accents, most used first where that is asked', async () => {
  const named = async (name: string, position_name: string): Promise<Template> =>
    (
      await server.call(
        createJobTemplate,
        { params: inGroup, body: { name, content: content({ position_name }), locked: [] } },
        at.manager.token,
      )
    ).data;
  const rare = await named('Empfang früh', 'Receptionist');
  const often = await named('Frühstück Service', 'Breakfast host');
  await from(often);
  const list = async (query: { q?: string; sort?: 'MOST_USED'; limit?: string }) =>
    (await server.call(listJobTemplates, { params: inGroup, query }, at.viewer.token)).data;
  expect((await list({ q: 'fruh' })).templates.map(({ id }) => id)).toEqual([rare.id, often.id]);
  expect((await list({ q: 'fruh', sort: 'MOST_USED' })).templates.map(({ id }) => id)).toEqual([often.id, rare.id]);
  expect(await list({ q: 'HOST service' })).toMatchObject({ total: 1, templates: [{ id: often.id }] });
  expect(await list({ q: '100%' })).toEqual({ total: 0, templates: [] });
  const used = (await list({ sort: 'MOST_USED', limit: '100' })).templates;
  expect(used.map(({ posts }) => posts)).toEqual(used.map(({ posts }) => posts).toSorted((one, other) => other - one));
  expect(used.at(-1)?.id).toBe(rare.id);
});

test('only those who write jobs for the whole group write in its library', async () => {
  const template = await make([]);
  const body = { name: 'Mine', content: content(), locked: [] };
  const create = (id: string, token: string) => server.call(createJobTemplate, { params: { id }, body }, token);
  expect((await create(at.lisbon, at.lisbonManager.token)).status).toBe(403);
  expect((await create(at.group, at.viewer.token)).status).toBe(403);
  expect((await rewrite(template, {}, at.lisbonManager.token)).status).toBe(403);
});

test('what somebody else wrote in the meantime is not overwritten', async () => {
  const template = await make([]);
  expect((await rewrite(template, { title: 'One' })).data.version).toBe(2);
  expect((await rewrite(template, { title: 'Two' })).refusal.code).toBe('TEMPLATE_CHANGED');
});

test('another group neither sees a template nor makes posts from it', async () => {
  const template = await make([]);
  const { token } = at.stranger;
  const theirs = { id: at.otherGroup };
  expect((await server.call(getJobTemplate, { params: { ...theirs, template_id: template.id } }, token)).status).toBe(
    404,
  );
  const body = { location_id: at.vienna, template_id: template.id };
  expect((await server.call(createJob, { params: theirs, body }, token)).status).toBe(404);
  expect((await server.call(getJob, { params: { ...theirs, job_id: template.id } }, token)).status).toBe(404);
});

test('what a template asks for can be locked; one from before posts could ask locks nothing in', async () => {
  const asks: JobContent['asks'] = { certificates: ['FIRST_AID'], languages: [] };
  const template = await make(['asks'], { asks });
  const job = await from(template);
  expect(job.asks).toEqual(asks);
  expect((await edit(job, { asks: { certificates: [], languages: [] } })).refusal.code).toBe('FIELD_LOCKED');
  const { asks: _asks, ...older } = content();
  const before = await server.call(
    createJobTemplate,
    { params: inGroup, body: { name: 'Older', content: older, locked: [] } },
    at.manager.token,
  );
  expect((await from(before.data)).asks).toEqual({ certificates: [], languages: [] });
});
