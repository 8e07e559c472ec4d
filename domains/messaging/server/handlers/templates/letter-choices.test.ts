import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/letter-choice-endpoints.ts';
import type { LetterChoice } from '../../../contract/letter-choice-endpoints.ts';
import { createTemplate, deleteTemplate } from '../../../contract/template-endpoints.ts';

const server = await startTestServer();
const STEPS = ['NEW', 'INTERVIEW', 'INTERVIEW'] as const;

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    const person = await makeUser(work);
    return {
      group,
      here,
      there,
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      userId: person.userId,
    };
  });
  const steps = STEPS.map((type, index) => ({
    id: newId(),
    type,
    names: { en: `Step ${index}` },
    shown: false,
    target_days: null,
  }));
  const apply = async (locationId: string) => {
    const job = await server.call(
      createJob,
      { params: { id: made.group.id }, body: completeJob(locationId) },
      made.head.token,
    );
    const at = { group_id: made.group.id, location_id: locationId, job_id: job.data.id, user_id: made.userId };
    const id = await server.run((work) => makeApplication(work, at));
    return { id, jobId: job.data.id };
  };
  const [atHere, atThere] = [await apply(made.here), await apply(made.there)];
  await server.run(({ db }) =>
    db.execute(sql`
      with kept as (insert into jobs.pipeline (id, group_id, name, steps, positions, locked, version, created_by, created_at, updated_by, updated_at)
        values (${newId()}, ${made.group.id}, 'Usual', ${JSON.stringify(steps)}::jsonb, '[]', false, 1, ${made.userId}, now(), ${made.userId}, now()) returning id)
      update jobs.job set pipeline = jsonb_build_object('id', kept.id, 'version', 1, 'name', 'Usual', 'steps', ${JSON.stringify(steps)}::jsonb)
      from kept where jobs.job.id = ${atHere.jobId}`),
  );
  return { ...made, steps, mine: atHere.id, theirs: atThere.id };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  scene = await makeScene();
});

type About = Parameters<typeof server.call<typeof contract.setLetterChoice>>[1]['body']['about'];
const keep = async (brandId = scene.group.id, token = scene.head.token, name = 'Kind words') =>
  (
    await server.call(
      createTemplate,
      { params: { id: brandId }, body: { name, texts: { en: 'Hello {{first_name}}' } } },
      token,
    )
  ).data;
const set = (about: About, choice: LetterChoice | null, brandId = scene.group.id, token = scene.head.token) =>
  server.call(contract.setLetterChoice, { params: { id: brandId }, body: { about, choice } }, token);
const text = (template_id: string, locked = false): LetterChoice => ({
  kind: 'TEXT',
  template_id,
  delay_minutes: 60,
  locked,
});
const NONE: LetterChoice = { kind: 'NONE', delay_minutes: 10, locked: false };
type Find = Parameters<typeof server.call<typeof contract.findLetterChoice>>[1]['body']['about'];
const find = async (
  about: Find = { reason: 'NO_SHOW' },
  ids = [scene.mine],
  token = scene.manager.token,
  id = scene.here,
) => server.call(contract.findLetterChoice, { params: { id }, body: { application_ids: ids, about } }, token);

test('what was chosen for a reason is found for people of that place, with its text and delay; another reason has none', async () => {
  const { id } = await keep();
  await set('REASON.NO_SHOW', text(id));
  expect((await find()).data).toMatchObject({
    differs: false,
    chosen: {
      kind: 'TEXT',
      delay_minutes: 60,
      locked: false,
      text: { id, name: 'Kind words', texts: { en: 'Hello {{first_name}}' } },
    },
  });
  expect((await find({ reason: 'OTHER' })).data).toEqual({ chosen: null, differs: false });
});

test('the nearest choice holds, and null follows what stands above again', async () => {
  await set('REASON.NO_SHOW', text((await keep()).id));
  await set('REASON.NO_SHOW', NONE, scene.here, scene.manager.token);
  expect((await find()).data.chosen).toMatchObject({ kind: 'NONE', brand_id: scene.here });
  expect((await find(undefined, [scene.theirs], scene.neighbour.token, scene.there)).data.chosen).toMatchObject({
    kind: 'TEXT',
  });
  await set('REASON.NO_SHOW', null, scene.here, scene.manager.token);
  expect((await find()).data.chosen).toMatchObject({ kind: 'TEXT', brand_id: scene.group.id });
});

test('what is locked above holds, and nobody below chooses otherwise', async () => {
  await set('REASON.NO_SHOW', NONE, scene.here, scene.manager.token);
  await set('REASON.NO_SHOW', text((await keep()).id, true));
  expect((await find()).data.chosen).toMatchObject({ kind: 'TEXT', locked: true });
  expect((await set('REASON.NO_SHOW', NONE, scene.here, scene.manager.token)).refusal.code).toBe(
    'LETTER_CHOICE_LOCKED',
  );
  expect((await set('REASON.NO_SHOW', null)).status).toBe(200);
});

test('a step has what was chosen for it, else what was chosen for its stage; a stage alone means the first step of it in the post', async () => {
  const [, first, second] = scene.steps;
  await set('STAGE.INTERVIEW', NONE);
  await set(`STEP.${first?.id ?? ''}`, text((await keep()).id));
  expect((await find({ stage: 'INTERVIEW', step_id: first?.id ?? null })).data.chosen?.kind).toBe('TEXT');
  expect((await find({ stage: 'INTERVIEW', step_id: second?.id ?? null })).data.chosen?.kind).toBe('NONE');
  expect((await find({ stage: 'INTERVIEW', step_id: null })).data.chosen?.kind).toBe('TEXT');
  const { data } = await server.call(contract.listLetterSteps, { params: { id: scene.here } }, scene.manager.token);
  expect(data).toEqual({ stages: [], steps: [{ id: first?.id, stage: 'INTERVIEW' }] });
});

test('a move asks first where a text was chosen here, above or below, and not beside', async () => {
  const own = await keep(scene.here, scene.manager.token);
  await set('STAGE.TRIAL', text(own.id), scene.here, scene.manager.token);
  const stages = async (id: string, token: string) =>
    (await server.call(contract.listLetterSteps, { params: { id } }, token)).data.stages;
  expect(await stages(scene.here, scene.manager.token)).toEqual(['TRIAL']);
  expect(await stages(scene.group.id, scene.head.token)).toEqual(['TRIAL']);
  expect(await stages(scene.there, scene.neighbour.token)).toEqual([]);
  await set('STAGE.OFFER', text((await keep()).id));
  expect(await stages(scene.there, scene.neighbour.token)).toEqual(['OFFER']);
});

test('of people whose places chose differently it says so, and chooses nothing', async () => {
  await set('REASON.NO_SHOW', NONE, scene.here, scene.manager.token);
  const both = [scene.mine, scene.theirs];
  expect((await find(undefined, both, scene.head.token, scene.group.id)).data).toEqual({ chosen: null, differs: true });
});

test('with its text a choice is gone', async () => {
  const { id } = await keep();
  await set('REASON.NO_SHOW', text(id));
  await server.call(deleteTemplate, { params: { id: scene.group.id, template_id: id } }, scene.head.token);
  expect((await find()).data).toEqual({ chosen: null, differs: false });
});

test('no text, step or letter is chosen that does not hold there', async () => {
  const beside = await keep(scene.there, scene.neighbour.token);
  const status = async (...asked: Parameters<typeof set>) => (await set(...asked)).status;
  expect(await status('REASON.NO_SHOW', text(beside.id), scene.here, scene.manager.token)).toBe(404);
  expect(await status(`STEP.${newId()}`, NONE)).toBe(404);
  expect(await status('STAGE.TRIAL', { ...NONE, kind: 'USUAL' })).toBe(404);
});

test('what was chosen is listed with what stands above, the root first', async () => {
  await set('REASON.NO_SHOW', NONE);
  await set('REASON.NO_SHOW', NONE, scene.here, scene.manager.token);
  const { data } = await server.call(contract.listLetterChoices, { params: { id: scene.here } }, scene.manager.token);
  expect(data.choices.map(({ brand_id: at }) => at)).toEqual([scene.group.id, scene.here]);
  expect(data.pipelines.map(({ steps }) => steps.length)).toEqual([3]);
});

test('nobody chooses above their own place, nor asks about people of another', async () => {
  expect((await set('REASON.NO_SHOW', NONE, scene.group.id, scene.manager.token)).status).toBe(403);
  expect((await find(undefined, [scene.theirs])).status).toBe(404);
});
