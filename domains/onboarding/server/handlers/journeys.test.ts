import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { findMissingSteps } from '../service.ts';
import { aStep, details, IBAN, openOnboardingHouse, STEPS } from './onboarding.fixture.ts';

// A Thursday; the first day is the Monday after.
const server = await startTestServer({ at: '2026-11-26T09:00:00Z' });

const missingOf = (id: string) => server.run(async ({ db }) => (await findMissingSteps(db, [id])).get(id));

async function openBegun() {
  const at = await openOnboardingHouse(server);
  await at.create();
  const { data: journey } = await at.start();
  return { ...at, journey, link: await at.linkOf(at.rui.email) };
}

test('a new hire does their steps by the link of their email, and a manager the others, until shifts can begin', async () => {
  const at = await openBegun();
  expect(at.journey).toMatchObject({
    state: 'UNDER_WAY',
    done: 0,
    total: 8,
    missing: 2,
    overdue: 1,
    has_account: false,
  });
  expect(at.journey.steps.map(({ due_on }) => due_on).slice(0, 3)).toEqual(['2026-11-25', '2026-11-26', '2026-11-30']);
  expect(await missingOf(at.rui.id)).toEqual(['Contract', 'Details']);

  const { data: opened } = await at.opened(at.link);
  expect(opened).toMatchObject({ first_name: 'Rui', house: { name: 'Harbour Group' }, done: 0, total: 5 });
  expect(opened.steps.map(({ title, waits_for }) => [title, waits_for])).toEqual([
    ['House rules', null],
    ['Contract', 'House rules'],
    ['Details', null],
    ['Passport', null],
    ['Account', null],
  ]);
  expect((await at.answer(at.link, 'Contract', { name: 'Rui Alves' })).refusal).toMatchObject({
    code: 'ONBOARDING_STEP_BLOCKED',
  });
  expect((await at.answer(at.link, 'House rules')).status).toBe(200);
  expect((await at.answer(at.link, 'Contract', { name: 'Rui Alves', sha256: 'a'.repeat(64) })).refusal).toMatchObject({
    code: 'ONBOARDING_OTHER_TEXT',
  });
  expect((await at.answer(at.link, 'Contract')).refusal).toMatchObject({ code: 'ONBOARDING_ANSWERS_WRONG' });
  expect((await at.answer(at.link, 'Contract', { name: 'Rui Alves' })).data.steps[1]).toMatchObject({
    state: 'DONE',
    signed_name: 'Rui Alves',
  });
  expect((await at.answer(at.link, 'Details', details({ IBAN: 'GB00' }))).refusal).toMatchObject({
    code: 'ONBOARDING_ANSWERS_WRONG',
    fields: [{ field: 'IBAN' }],
  });
  const sent = await at.answer(at.link, 'Details', details());
  expect(at.named(sent.data, 'Details')).toMatchObject({
    state: 'REVIEW',
    answers: [{ field: 'PHONE' }, { field: 'BIRTH_DATE' }, { field: 'IBAN', value: '••••5432' }],
  });
  expect((await at.sendFile(at.link, 'Passport')).status).toBe(200);
  expect(await missingOf(at.rui.id)).toEqual(['Details']);
  expect(await at.told(at.manager.token)).toContainEqual({
    kind: 'onboarding.waiting',
    title: 'Rui Alves sent details for review',
    read: false,
  });

  await at.review(at.journey.id, 'Details', 'APPROVED');
  expect(await missingOf(at.rui.id)).toBeUndefined();
  expect(await at.told(at.manager.token)).toContainEqual({
    kind: 'onboarding.ready',
    title: 'Rui Alves is ready for shifts',
    read: false,
  });
  const [filled] = await server.run(({ db }) =>
    db.execute(sql`select phone, birth_date::text as born from team.employee where id = ${at.rui.id}`),
  );
  expect(filled).toEqual({ phone: '+351 912 345 678', born: '1999-04-02' });
  expect(await at.board()).toMatchObject({
    figures: { under_way: 1, overdue: 0, review: 1, days_to_ready: expect.any(Number) },
    locations: [{ id: at.here, under_way: 1, overdue: 0, done: 3, total: 8 }],
  });
  expect((await at.review(at.journey.id, 'Details', 'APPROVED')).refusal).toMatchObject({
    code: 'ONBOARDING_STEP_CHANGED',
  });
});

test('answers are kept sealed, shown masked, and each look is on record', async () => {
  const at = await openBegun();
  await at.answer(at.link, 'Details', details());
  const [kept] = await server.run(({ db }) =>
    db.execute<{ answers: string }>(
      sql`select answers from onboarding.step where answers is not null and group_id = ${at.groupId}`,
    ),
  );
  expect(kept?.answers).not.toContain(IBAN);
  expect(at.named((await at.of(at.journey)).data, 'Details').answers.at(-1)).toEqual({
    field: 'IBAN',
    value: '••••5432',
  });
  const withoutPay = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await at.look(at.journey.id, 'Details', withoutPay.token)).data.answers.at(-1)?.value).toBe('••••5432');
  expect((await at.look(at.journey.id, 'Details')).data.answers.at(-1)?.value).toBe(IBAN);
  const looks = await server.run(({ db }) =>
    db.execute<{ actor_id: string }>(
      sql`select actor_id from onboarding.change where action = 'LOOKED' and group_id = ${at.groupId} order by at, id`,
    ),
  );
  expect(looks.map(({ actor_id: by }) => by).sort()).toEqual([withoutPay.userId, at.manager.userId].sort());
});

test('what is sent back can be sent again, and its reason is read', async () => {
  const at = await openBegun();
  await at.sendFile(at.link, 'Passport');
  expect((await at.review(at.journey.id, 'Passport', 'SENT_BACK')).refusal).toMatchObject({
    code: 'ONBOARDING_REASON_MISSING',
  });
  const mails = await at.mailsTo(at.rui.email);
  await at.review(at.journey.id, 'Passport', 'SENT_BACK', { reason: 'Too dark to read.' });
  expect(await at.mailsTo(at.rui.email)).toBe(mails + 1);
  expect(at.named((await at.opened(at.link)).data, 'Passport')).toMatchObject({
    state: 'OPEN',
    reason: 'Too dark to read.',
  });
  expect((await at.sendFile(at.link, 'Passport')).status).toBe(200);
  expect((await at.sendFile(at.link, 'Passport', Buffer.from('MZ not a picture'))).status).toBe(400);
  const { href } = (await at.look(at.journey.id, 'Passport')).data;
  expect(href).toContain('/');
});

test('a new link voids the earlier ones, and links end', async () => {
  const at = await openBegun();
  const params = { id: at.here, journey_id: at.journey.id };
  expect((await server.call(contract.renewLink, { params }, at.manager.token)).status).toBe(200);
  expect((await at.opened(at.link)).refusal).toMatchObject({ code: 'ONBOARDING_LINK_NOT_VALID' });
  const link = await at.linkOf(at.rui.email);
  expect((await at.opened(link)).status).toBe(200);
  expect((await at.opened(`${link.slice(0, -2)}xx`)).refusal).toMatchObject({ code: 'ONBOARDING_LINK_NOT_VALID' });
  const { version } = (await at.of(at.journey)).data;
  const cancel = (reason: string) =>
    server.call(contract.cancelJourney, { params, body: { reason, version } }, at.manager.token);
  expect((await cancel('')).refusal).toMatchObject({ code: 'ONBOARDING_REASON_MISSING' });
  expect((await cancel('Changed their mind')).data.state).toBe('CANCELLED');
  expect((await at.opened(link)).refusal).toMatchObject({ code: 'ONBOARDING_LINK_NOT_VALID' });
  expect(await missingOf(at.rui.id)).toBeUndefined();
});

test('managers remind the others at most once a day, and only where somebody hears of it', async () => {
  const at = await openBegun();
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  const reminded = async (userId: string) =>
    server.run(({ db }) =>
      db.query(`select id from notices.notice where user_id = $1 and kind = 'onboarding.late'`, [userId]),
    );
  const params = { id: at.here, journey_id: at.journey.id };
  const remind = () => server.call(contract.nudge, { params }, at.manager.token);
  expect((await remind()).data.told).toBeGreaterThan(1);
  expect([(await reminded(other.userId)).length, (await reminded(at.manager.userId)).length]).toEqual([2, 0]);
  expect((await remind()).refusal).toMatchObject({ code: 'ONBOARDING_NUDGED' });
});

test('nobody reviews, waives or completes anything of their own, unless they run the place alone', async () => {
  const at = await openBegun();
  await at.answer(at.link, 'Details', details());
  await server.run(({ db }) =>
    db.execute(sql`update team.employee set user_id = ${at.manager.userId} where id = ${at.rui.id}`),
  );
  // Alone.
  expect((await at.waive(at.journey.id, 'Passport', 'Seen in person')).status).toBe(200);
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  for (const refused of [
    await at.review(at.journey.id, 'Details', 'APPROVED'),
    await at.waive(at.journey.id, 'Contract', 'Mine'),
    await at.complete(at.journey.id, 'Locker'),
  ])
    expect(refused.refusal).toMatchObject({ code: 'ONBOARDING_OWN' });
  expect((await at.review(at.journey.id, 'Details', 'APPROVED', { token: other.token })).status).toBe(200);
});

test('who may only look, works elsewhere or is a stranger is refused', async () => {
  const at = await openBegun();
  await at.answer(at.link, 'Details', details());
  const viewer = await at.managerWith(['VIEW_TEAM']);
  expect((await at.of(at.journey, viewer.token)).status).toBe(200);
  expect((await at.review(at.journey.id, 'Details', 'APPROVED', { token: viewer.token })).status).toBe(403);
  expect((await at.look(at.journey.id, 'Details', viewer.token)).status).toBe(403);
  expect((await at.create(STEPS, at.groupId, viewer.token)).status).toBe(403);
  const kitchen = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['KITCHEN']);
  expect((await at.of(at.journey, kitchen.token)).status).toBe(404);
  expect((await at.start(at.ines.id, kitchen.token)).status).toBe(404);
  const other = await openOnboardingHouse(server);
  expect((await at.of(at.journey, other.manager.token, other.here)).status).toBe(404);
  expect((await at.of(at.journey, at.ines.user.token)).status).toBe(404);
  // What HR does is done by who manages the brand.
  const manager = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await at.complete(at.journey.id, 'Till', manager.token)).status).toBe(404);
  expect((await at.complete(at.journey.id, 'Locker', manager.token)).status).toBe(200);
  expect((await at.complete(at.journey.id, 'Till')).status).toBe(200);
});

test('a manager cannot sign, read or enter anything for the new hire', async () => {
  const at = await openBegun();
  for (const title of ['House rules', 'Contract', 'Details', 'Passport', 'Account'])
    expect((await at.complete(at.journey.id, title)).status).not.toBe(200);
});

test('a buddy hears of it, does their steps, and nobody else’s', async () => {
  const at = await openBegun();
  const params = { id: at.here, journey_id: at.journey.id };
  const { version } = (await at.of(at.journey)).data;
  const set = (id: string) =>
    server.call(contract.setBuddy, { params, body: { employee_id: id, version } }, at.manager.token);
  expect((await set(at.rui.id)).status).toBe(404);
  expect((await set(at.ines.id)).data.buddy).toEqual({ employee_id: at.ines.id, name: 'Inês Quintela' });
  expect(await at.told(at.ines.user.token)).toMatchObject([
    { kind: 'onboarding.assigned', title: 'You’re Rui Alves’s buddy' },
  ]);
  const { buddy_steps: steps } = (await server.call(contract.listMyOnboarding, {}, at.ines.user.token)).data;
  expect(steps).toMatchObject([{ name: 'Rui Alves', step: { title: 'Tour' } }]);
  const done = (stepId: string, token: string) =>
    server.call(contract.completeBuddyStep, { params: { step_id: stepId }, body: { version: 1 } }, token);
  const locker = at.named((await at.of(at.journey)).data, 'Locker');
  expect((await done(locker.id, at.ines.user.token)).status).toBe(404);
  const tour = steps[0]?.step.id ?? '';
  expect((await done(tour, at.manager.token)).status).toBe(404);
  expect((await done(tour, at.ines.user.token)).status).toBe(200);
  expect(at.named((await at.of(at.journey)).data, 'Tour').state).toBe('DONE');
});

test('a second start is refused, and so is one without a template', async () => {
  const at = await openOnboardingHouse(server);
  expect((await at.start()).refusal).toMatchObject({ code: 'ONBOARDING_NO_TEMPLATE' });
  await at.create();
  const both = await Promise.all([at.start(), at.start()]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await at.mailsTo(at.rui.email)).toBe(1);
});

test('with an account the same steps are in the app, and the one that waits for it is done', async () => {
  const at = await openOnboardingHouse(server);
  await at.create();
  const { data: journey } = await at.start(at.ines.id);
  expect(at.named(journey, 'Account').state).toBe('DONE');
  expect(await at.told(at.ines.user.token)).toMatchObject([{ kind: 'onboarding.assigned' }]);
  const { journeys } = (await server.call(contract.listMyOnboarding, {}, at.ines.user.token)).data;
  const [own] = journeys;
  if (own === undefined) throw new Error('She has none.');
  const body = at.answerTo(own, 'House rules');
  const params = { journey_id: own.id };
  expect((await server.call(contract.answerMyOnboarding, { params, body }, at.manager.token)).status).toBe(404);
  const reply = await server.call(contract.answerMyOnboarding, { params, body }, at.ines.user.token);
  expect(at.named(reply.data, 'House rules').state).toBe('DONE');
  // From another device, in the version that was there before.
  const again = await server.call(contract.answerMyOnboarding, { params, body }, at.ines.user.token);
  expect(again.refusal).toMatchObject({ code: 'ONBOARDING_STEP_CHANGED' });
});

test('people under way keep the steps that they have; the next one gets the new version', async () => {
  const at = await openBegun();
  const { templates } = (await server.call(contract.listTemplates, { params: { id: at.groupId } }, at.manager.token))
    .data;
  const [template] = templates;
  if (template === undefined) throw new Error('There is none.');
  const params = { id: at.groupId, template_id: template.id };
  const update = (version: number, steps = [aStep('Only this')]) =>
    server.call(contract.updateTemplate, { params, body: { name: 'Shorter', steps, version } }, at.manager.token);
  expect((await update(template.version, [aStep('Wrong', { kind: 'SIGN' })])).refusal).toMatchObject({
    code: 'ONBOARDING_STEPS_WRONG',
    fields: [{ field: 'steps.0.owner' }, { field: 'steps.0.text' }],
  });
  const other = { ...aStep('Elsewhere').condition, position_ids: [newId()] };
  expect((await update(template.version, [aStep('Elsewhere', { condition: other })])).refusal).toMatchObject({
    fields: [{ field: 'steps.0.condition.position_ids' }],
  });
  expect((await update(template.version)).data.version).toBe(template.version + 1);
  expect((await update(template.version)).refusal).toMatchObject({ code: 'ONBOARDING_TEMPLATE_CHANGED' });
  expect((await at.of(at.journey)).data.total).toBe(8);
  expect((await at.start(at.ines.id)).data.steps.map(({ title }) => title)).toEqual(['Only this']);
});

test('the board is read with as many statements for many as for one, overdue ones first', async () => {
  const at = await openBegun();
  await at.start(at.ines.id);
  const { journeys } = await at.board();
  expect(journeys.map(({ employee_name: name }) => name).sort()).toEqual(['Inês Quintela', 'Rui Alves']);
  expect((await at.board(at.manager.token, { limit: '1' })).next_cursor).not.toBeNull();
  expect((await at.board(at.manager.token, { waiting: 'REVIEW' })).journeys).toEqual([]);
  expect((await at.board(at.manager.token, { place_id: at.there })).journeys).toEqual([]);
  expect((await at.board(at.manager.token, { overdue: 'true' })).journeys).toHaveLength(2);
});
