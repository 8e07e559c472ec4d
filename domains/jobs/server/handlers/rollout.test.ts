import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { createRequisition, putApprovalChain } from '@hearth/domains/requisitions/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import {
  listRollout,
  listPostPlaces,
  postAtPlaces,
  previewShared,
  shareChange,
} from '../../contract/rollout-endpoints.ts';
import {
  changeJobStatus,
  createJob,
  listJobHistory,
  listJobs,
  publishJob,
  putJobAudience,
  updateJob,
} from '../../contract/endpoints.ts';
import { getPublicJob, listMapPlaces, searchPublicJobs } from '@hearth/domains/career-sites/contract';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { completeJob } from '../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const [group, north, lisbon, porto, vienna, faro] = [newId(), newId(), newId(), newId(), newId(), newId()];
const params = { id: group };
let manager = '';
let owner = '';
let portoManager = '';

beforeAll(() =>
  server.run(async (work) => {
    const place = (id: string, name: string, country: string, city: string, point = {}) => ({
      ...point,
      id,
      type: 'LOCATION',
      name,
      country,
      city,
    });
    await makeBrandTree(work, {
      id: group,
      type: 'GP-GROUP',
      name: 'Harbour House',
      currency: 'EUR',
      slug: 'harbour-house',
      timeZone: 'Europe/Lisbon',
      children: [
        place(lisbon, 'Harbour Lisbon', 'PT', 'Lisboa'),
        place(faro, 'Harbour Faro', 'PT', 'Faro'),
        {
          id: north,
          type: 'GROUP',
          name: 'Harbour North',
          children: [
            place(porto, 'Harbour Porto', 'PT', 'Porto', { latitude: 41.1579, longitude: -8.6291 }),
            place(vienna, 'Harbour Wien', 'AT', 'Wien'),
          ],
        },
      ],
    } as never);
    manager = (await makeEmployer(work, { brandId: group, as: ['VIEW_JOBS', 'MANAGE_JOBS'] })).token;
    owner = (await makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' })).token;
    portoManager = (await makeEmployer(work, { brandId: porto, as: ['VIEW_JOBS', 'MANAGE_JOBS'] })).token;
  }),
);

const draft = async (change: Partial<JobContent> = {}, location = lisbon) =>
  (await server.call(createJob, { params, body: completeJob(location, change) }, manager)).data;
const live = async (change: Partial<JobContent> = {}) => {
  const { id, version } = await draft(change);
  return (await server.call(publishJob, { params: { ...params, job_id: id }, body: { version } }, manager)).data;
};
const post = (jobId: string, location_ids: string[], publish = true, token = manager) =>
  server.call(postAtPlaces, { params: { ...params, job_id: jobId }, body: { location_ids, publish } }, token);
const sistersOf = async (jobId: string, token = manager) =>
  (await server.call(listRollout, { params: { ...params, job_id: jobId }, query: {} }, token)).data.posts;

test('a job is posted at several places at once, one post each: what the law of a place lets go live does, the rest stays a draft and says why', async () => {
  const source = await live({ pay: null });
  const { places } = (await post(source.id, [porto, vienna, faro])).data;
  expect(places.map(({ location_id, status, made, refused }) => [location_id, status, made, refused?.code])).toEqual([
    [porto, 'LIVE', true, undefined],
    [vienna, 'DRAFT', true, 'JOB_INCOMPLETE'],
    [faro, 'LIVE', true, undefined],
  ]);
  expect(places[1]?.refused?.gaps).toEqual([
    { field: 'pay', rule: 'demanded_by_law', law: 'Gleichbehandlungsgesetz § 9(2)' },
  ]);
  const shown = await server.call(getPublicJob, { params: { id: places[0]?.job_id ?? '' } });
  expect(shown.data).toMatchObject({ title: source.title, place: { city: 'Porto' }, slug: 'bartender-evenings-porto' });
  const history = await server.call(
    listJobHistory,
    { params: { ...params, job_id: places[1]?.job_id ?? '' }, query: {} },
    manager,
  );
  expect(history.data.history.map(({ kind }) => kind)).toEqual(['CREATED']);
});

test('posting twice makes nothing twice, also at once and from two posts; a draft that lacks nothing any more goes live', async () => {
  const source = await live({ pay: null });
  const [one, other] = await Promise.all([post(source.id, [porto, vienna]), post(source.id, [porto, vienna])]);
  const ids = (reply: typeof one) => reply.data.places.map(({ job_id: id }) => id);
  expect(ids(one)).toEqual(ids(other));
  expect([one, other].map(({ data }) => data.places.every(({ made }) => made))).toContain(false);
  expect([one, other].flatMap(({ data }) => data.places.filter(({ made }) => made))).toHaveLength(2);
  const [portoPost = '', viennaPost = ''] = ids(one);
  expect((await post(portoPost, [lisbon])).data.places[0]).toMatchObject({ job_id: source.id, made: false });
  const pay = { min: 1400, max: 1600, currency: 'EUR', per: 'HOUR' as const, tips: true };
  const body = { version: 1, change: { pay } };
  await server.call(updateJob, { params: { ...params, job_id: viennaPost }, body }, manager);
  expect((await post(source.id, [vienna])).data.places[0]).toMatchObject({
    made: false,
    status: 'LIVE',
    refused: null,
  });
});

test('pay in the money of another place does not go live', async () => {
  const pay = { min: 1900, max: 2100, currency: 'GBP', per: 'HOUR' as const, tips: false };
  const source = await live({ pay });
  expect((await post(source.id, [porto])).data.places[0]).toMatchObject({
    status: 'DRAFT',
    refused: { code: 'OTHER_CURRENCY' },
  });
});

test('a post that is for the staff is for the staff at every place', async () => {
  const source = await draft();
  const body = { audience: 'STAFF' as const };
  await server.call(putJobAudience, { params: { ...params, job_id: source.id }, body }, manager);
  const [there] = (await post(source.id, [porto])).data.places;
  expect(there?.status).toBe('LIVE');
  expect((await server.call(getPublicJob, { params: { id: there?.job_id ?? '' } })).status).toBe(404);
});

test('drafts alone stay drafts; a post that is itself a draft goes live together with the others', async () => {
  const source = await draft();
  expect((await post(source.id, [porto], false)).data.places[0]).toMatchObject({ status: 'DRAFT', refused: null });
  const all = (await post(source.id, [lisbon, porto])).data.places;
  expect(all.map(({ job_id, status }) => [job_id === source.id, status])).toEqual([
    [true, 'LIVE'],
    [false, 'LIVE'],
  ]);
});

test('nobody posts where their right does not reach, and nobody is told of posts there', async () => {
  const source = await draft({}, porto);
  expect((await post(source.id, [lisbon], true, portoManager)).refusal.code).toBe('LOCATION_REFUSED');
  await post(source.id, [lisbon], false);
  expect(await sistersOf(source.id, portoManager)).toEqual([]);
  expect(await sistersOf(source.id)).toHaveLength(1);
  const { data } = await server.call(
    listPostPlaces,
    { params: { ...params, job_id: source.id }, query: {} },
    portoManager,
  );
  expect(data).toMatchObject({ total: 1, brands: [] });
  expect(data.places).toEqual([
    {
      location_id: porto,
      name: 'Harbour Porto',
      city: 'Porto',
      above: [group, north],
      post: { job_id: source.id, status: 'DRAFT' },
    },
  ]);
});

test('the places to choose from stand there by name, with the brands above them', async () => {
  const source = await draft();
  const { data } = await server.call(listPostPlaces, { params: { ...params, job_id: source.id }, query: {} }, manager);
  expect(data.places.map(({ name, post: there }) => [name, there !== null])).toEqual([
    ['Harbour Faro', false],
    ['Harbour Lisbon', true],
    ['Harbour Porto', false],
    ['Harbour Wien', false],
  ]);
  expect(data.brands).toEqual([
    { id: group, name: 'Harbour House', locations: 4 },
    { id: north, name: 'Harbour North', locations: 2 },
  ]);
});

test('each post is paused and closed by itself', async () => {
  const source = await live();
  const { places } = (await post(source.id, [porto, faro])).data;
  const portoPost = places[0]?.job_id ?? '';
  await server.call(changeJobStatus, { params: { ...params, job_id: portoPost }, body: { action: 'pause' } }, manager);
  expect((await sistersOf(source.id)).map(({ location_id, status }) => [location_id, status])).toEqual([
    [faro, 'LIVE'],
    [porto, 'PAUSED'],
  ]);
});

test('a post of a rollout does not move to a place where the rollout has a post', async () => {
  const source = await draft();
  await post(source.id, [porto], false);
  const move = (location_id: string) =>
    server.call(
      updateJob,
      { params: { ...params, job_id: source.id }, body: { version: 1, change: { location_id } } },
      manager,
    );
  expect((await move(porto)).refusal.code).toBe('POSTED_THERE');
  expect((await move(faro)).data.location_id).toBe(faro);
});

test('a folded list has one line for a rollout, counted by state without the filter; unfolded it has each post', async () => {
  const source = await live({ title: 'Pastry chef' });
  await post(source.id, [porto, faro]);
  const pausedId = (await sistersOf(source.id))[0]?.job_id ?? '';
  await server.call(changeJobStatus, { params: { ...params, job_id: pausedId }, body: { action: 'pause' } }, manager);
  const list = async (query: object) => (await server.call(listJobs, { params, query: query as never }, manager)).data;
  const folded = await list({ q: 'pastry', folded: 'true' });
  expect(folded).toMatchObject({ total: 1, counts: { LIVE: 2, PAUSED: 1 } });
  expect(folded.jobs).toHaveLength(1);
  const rollout_id = folded.jobs[0]?.rollout_id ?? '';
  expect(folded.rollouts).toEqual([{ rollout_id, posts: 3, counts: { LIVE: 2, PAUSED: 1 } }]);
  expect((await list({ q: 'pastry', folded: 'true', status: 'PAUSED' })).rollouts[0]?.posts).toBe(3);
  expect(await list({ q: 'pastry' })).toMatchObject({ total: 3 });
  expect((await list({ rollout_id })).jobs).toHaveLength(3);
});

test('a change is taken over by the posts that may, from what was shown; who was changed meanwhile stays', async () => {
  const source = await live({ title: 'Barista' });
  const { places } = (await post(source.id, [porto, vienna, faro])).data;
  const idAt = (location: string) => places.find(({ location_id: id }) => id === location)?.job_id ?? '';
  await server.call(changeJobStatus, { params: { ...params, job_id: idAt(faro) }, body: { action: 'close' } }, manager);
  const edited = await server.call(
    updateJob,
    {
      params: { ...params, job_id: source.id },
      body: { version: source.version, change: { title: 'Head barista', pay: null } },
    },
    manager,
  );
  const at = { params: { ...params, job_id: source.id } };
  expect((await sistersOf(source.id)).map(({ differs }) => differs)).toEqual([
    ['title', 'pay'],
    ['title', 'pay'],
    ['title', 'pay'],
  ]);
  const preview = (await server.call(previewShared, { ...at, body: { fields: ['title', 'pay'] } }, manager)).data;
  expect(preview.takes.map(({ job_id, fields }) => [job_id, fields])).toEqual([[idAt(porto), ['title', 'pay']]]);
  expect(preview.left.map(({ job_id, why }) => [job_id, why])).toEqual([
    [idAt(faro), 'OVER'],
    [idAt(vienna), 'INCOMPLETE'],
  ]);
  const share = (posts: { job_id: string; version: number }[], version = edited.data.version) =>
    server.call(shareChange, { ...at, body: { version, fields: ['title'], posts } }, manager);
  const { version } = preview.takes[0] ?? { version: 0 };
  expect((await share([{ job_id: idAt(porto), version }], source.version)).refusal.code).toBe('JOB_CHANGED');
  const shared = (
    await share([
      { job_id: idAt(porto), version },
      { job_id: idAt(vienna), version: 999 },
    ])
  ).data;
  expect(shared.changed).toEqual([idAt(porto)]);
  expect(shared.left.map(({ job_id, why }) => [job_id, why])).toEqual([[idAt(vienna), 'CHANGED']]);
  expect((await server.call(getPublicJob, { params: { id: idAt(porto) } })).data.title).toBe('Head barista');
});

test('the public page names the further places of its job, those that ask the same questions too; closed ones are gone', async () => {
  const source = await live({ title: 'Sommelier' });
  const { places } = (await post(source.id, [porto, vienna, faro])).data;
  const idAt = (location: string) => places.find(({ location_id: id }) => id === location)?.job_id ?? '';
  const questions = [
    { id: newId(), kind: 'TEXT' as const, text: 'Which wine?', options: [], required: true, knock_out: null },
  ];
  const body = { version: 2, change: { questions } };
  await server.call(updateJob, { params: { ...params, job_id: idAt(vienna) }, body }, manager);
  await server.call(changeJobStatus, { params: { ...params, job_id: idAt(faro) }, body: { action: 'close' } }, manager);
  const { also } = (await server.call(getPublicJob, { params: { id: source.id } })).data;
  expect(also.map(({ name, city, same_form }) => [name, city, same_form])).toEqual([
    ['Harbour Porto', 'Porto', true],
    ['Harbour Wien', 'Wien', false],
  ]);
  expect((await server.call(getPublicJob, { params: { id: (await live()).id } })).data.also).toEqual([]);
});

test('results that are folded have one line for a job at many places, with some of them; others have each', async () => {
  const source = await live({ title: 'Harpist' });
  await post(source.id, [porto, vienna, faro]);
  const search = async (query: object) =>
    (await server.call(searchPublicJobs, { query: { q: 'harpist', ...query } })).data;
  expect(await search({})).toMatchObject({ total: 4 });
  expect((await search({})).jobs[0]).not.toHaveProperty('also');
  const folded = await search({ folded: 'true', place: 'wien' });
  expect(folded.total).toBe(1);
  expect(folded.jobs[0]).toMatchObject({ place: { city: 'Wien' }, also_total: 3 });
  expect(folded.jobs[0]?.also?.map(({ city }) => city)).toEqual(['Faro', 'Lisboa', 'Porto']);
  expect((await search({ folded: 'true' })).total).toBe(1);
});

test('the map has each location with its open jobs that the search finds, and the list can be that of one location', async () => {
  const source = await live({ title: 'Maître' });
  await post(source.id, [porto, faro]);
  const map = (await server.call(listMapPlaces, { query: { q: 'maître' } })).data;
  expect(map).toMatchObject({
    clusters: [
      { location_id: porto, name: 'Harbour Porto', city: 'Porto', latitude: 41.1579, longitude: -8.6291, jobs: 1 },
    ],
    placed: 1,
  });
  const there = (await server.call(searchPublicJobs, { query: { q: 'maître', location_id: faro } })).data;
  expect(there.jobs.map(({ place }) => place.city)).toEqual(['Faro']);
  expect((await server.call(listMapPlaces, { query: { location_id: faro } })).data.clusters).toEqual([]);
});

test('where people are hired only with an approved request, each place needs one that covers it', async () => {
  await server.call(putApprovalChain, { params, body: { own: ['ENTERPRISE_OWNER'] } }, owner);
  const asked = {
    brand_id: north,
    position_name: 'Bartender',
    headcount: 1,
    needed_by: null,
    reason: 'GROWTH' as const,
    note: '',
  };
  const request = (await server.call(createRequisition, { params, body: asked }, owner)).data.id;
  const source = await draft({ requisition_id: request }, porto);
  const { places } = (await post(source.id, [porto, vienna, faro])).data;
  expect(places.map(({ refused }) => refused?.code ?? null)).toEqual([null, 'HEADCOUNT_USED', 'REQUISITION_NEEDED']);
});
