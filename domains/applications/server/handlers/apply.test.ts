import { makeEmployer } from '@hearth/domains/access/factory';
import { updateJob } from '@hearth/domains/jobs/contract';
import type { Question } from '@hearth/domains/job-library/schemas';
import { addBankQuestion } from '@hearth/domains/job-library/seed';
import { deleteOwnProfile, putOwnProfile } from '@hearth/domains/profiles/contract';
import { newId } from '@hearth/kit/id';
import { SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
beforeEach(async () => {
  scene = await openJob(server);
});

/** A profile of which nothing is said, and what goes along of it. */
const EMPTY = {
  languages: [],
  positions: [],
  certificates: [],
  home: null,
  travels_km: null,
  travels_by: null,
  wish: null,
  hours_per_week: null,
  can_start_on: null,
  availability: [],
};
const NOTHING_ALONG = {
  languages: [],
  positions: [],
  certificates: [],
  distance_km: null,
  travels_km: null,
  travels_by: null,
  wish: null,
};
const yes = () => ({ answers: [{ question_id: scene.questionId, answer: 'yes' }] });

test('an application with a file stands on the board at once, and its candidate can follow it', async () => {
  const sent = await sendApplication(server, scene.job.id, scene.candidate.token, yes());
  expect(sent.status).toBe(200);
  const { id } = sent.data as { id: string };
  const board = await server.call(
    contract.getPipeline,
    { params: { id: scene.group.id }, query: {} },
    scene.owner.token,
  );
  const [first] = board.data.stages;
  expect(first).toMatchObject({
    stage: 'NEW',
    total: 1,
    cards: [{ id, first_name: 'Pia', files: 1, knocked_out: false, waiting_since: '2026-11-16T09:00:00.000Z' }],
  });
  const own = await server.call(contract.listOwnApplications, { query: {} }, scene.candidate.token);
  expect(own.data).toMatchObject({
    total: 1,
    applications: [
      { id, stage: 'NEW', can_withdraw: true, attachments: [{ name: 'cv.pdf' }], history: [{ stage: 'NEW' }] },
    ],
  });
});

describe('a profile', () => {
  const PROFILE = {
    ...EMPTY,
    languages: [{ code: 'pt', level: 'FLUENT' as const }],
    certificates: [{ kind: 'FIRST_AID' as const, name: '', until: null }],
    wish: { amount: 1100, currency: 'EUR' },
  };
  const keep = (profile: typeof PROFILE) => server.call(putOwnProfile, { body: profile }, scene.candidate.token);
  const sendWith = async (parts: readonly string[]) => {
    const sent = await sendApplication(server, scene.job.id, scene.candidate.token, { ...yes(), profile_parts: parts });
    const params = { id: scene.group.id, application_id: (sent.data as { id: string }).id };
    return async (token: string) => (await server.call(contract.getApplication, { params }, token)).data.profile;
  };

  test('goes along by the parts that were chosen, and stays with the application as it was then', async () => {
    await keep(PROFILE);
    const seenBy = await sendWith(['LANGUAGES', 'WISH']);
    const along = { ...NOTHING_ALONG, languages: PROFILE.languages, wish: PROFILE.wish };
    expect(await seenBy(scene.owner.token)).toEqual(along);
    await keep({ ...PROFILE, languages: [] });
    await server.call(deleteOwnProfile, {}, scene.candidate.token);
    expect(await seenBy(scene.owner.token)).toEqual(along);
  });

  test('stays where it is when no part was chosen, or there is none', async () => {
    const none = await sendWith(['LANGUAGES']);
    expect(await none(scene.owner.token)).toBeNull();
    const other = await openJob(server);
    await keep(PROFILE);
    const sent = await sendApplication(server, other.job.id, scene.candidate.token, {
      answers: [{ question_id: other.questionId, answer: 'yes' }],
    });
    const params = { id: other.group.id, application_id: (sent.data as { id: string }).id };
    expect((await server.call(contract.getApplication, { params }, other.owner.token)).data.profile).toBeNull();
  });

  test('says how far it is from home to each place, and never where home is', async () => {
    const [here] = scene.group.locationIds;
    await server.run(({ db }) =>
      db.execute(sql`update core.brand set latitude = 38.7223, longitude = -9.1393 where id = ${here}`),
    );
    await keep({ ...PROFILE, home: { label: 'At the river', latitude: 38.77, longitude: -9.14 } as never });
    const seenBy = await sendWith(['WAY']);
    const shown = await seenBy(scene.owner.token);
    expect(shown).toEqual({ ...NOTHING_ALONG, distance_km: 5 });
  });

  test('shows the wished pay to holders of VIEW_PAY alone', async () => {
    await keep(PROFILE);
    const seenBy = await sendWith(['WISH', 'LANGUAGES']);
    const viewer = await server.run((work) =>
      makeEmployer(work, { brandId: scene.group.id, as: ['VIEW_APPLICATIONS'] }),
    );
    expect(await seenBy(viewer.token)).toEqual({ ...NOTHING_ALONG, languages: PROFILE.languages });
    expect((await seenBy(scene.owner.token))?.wish).toEqual(PROFILE.wish);
  });
});

test('a person applies once for a job, also when two requests come at the same moment', async () => {
  const sent = await Promise.all(
    [1, 2, 3].map(() => sendApplication(server, scene.job.id, scene.candidate.token, yes())),
  );
  expect(sent.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(sent.find((reply) => reply.status === 409)?.refusal.code).toBe('ALREADY_APPLIED');
});

test('after a withdrawal somebody may apply again', async () => {
  const first = await sendApplication(server, scene.job.id, scene.candidate.token, yes());
  const { id } = first.data as { id: string };
  const gone = await server.call(contract.withdraw, { params: { application_id: id } }, scene.candidate.token);
  expect(gone.data).toMatchObject({ stage: 'WITHDRAWN', can_withdraw: false });
  expect(
    (await server.call(contract.withdraw, { params: { application_id: id } }, scene.candidate.token)).refusal.code,
  ).toBe('APPLICATION_ENDED');
  expect((await sendApplication(server, scene.job.id, scene.candidate.token, yes())).status).toBe(200);
});

test('an answer that rules out is shown to the employer and refuses nobody', async () => {
  const sent = await sendApplication(server, scene.job.id, scene.candidate.token, {
    answers: [{ question_id: scene.questionId, answer: 'no' }],
  });
  const { id } = sent.data as { id: string };
  const seen = await server.call(
    contract.getApplication,
    { params: { id: scene.group.id, application_id: id } },
    scene.owner.token,
  );
  expect(seen.data).toMatchObject({
    stage: 'NEW',
    knocked_out: true,
    answers: [{ question: 'Can you work weekends?', answer: 'no', knocked_out: true }],
  });
});

test('an answer to a question of the bank names it and the version that was asked, and stands in the words of the post', async () => {
  const inGroup = { id: scene.group.id };
  const question = {
    kind: 'SINGLE' as const,
    language: 'en' as const,
    text: 'Where did you work?',
    options: ['Bar', 'Kitchen'],
    required: true,
    knock_out: null,
    translations: { de: { text: 'Wo haben Sie gearbeitet?', options: ['Theke', 'Küche'] } },
    tags: [],
  };
  const by = { groupId: scene.group.id, userId: scene.owner.userId };
  const id = await server.run((work) => addBankQuestion(work, by, question));
  const { kind, text, options, required, knock_out, translations } = question;
  const asked = { id: newId(), kind, text, options, required, knock_out, bank: { id, version: 1, translations } };
  await server.call(
    updateJob,
    {
      params: { ...inGroup, job_id: scene.job.id },
      body: { version: scene.job.version, change: { questions: [asked] } },
    },
    scene.owner.token,
  );
  const answered = async (answer: string) =>
    sendApplication(server, scene.job.id, scene.candidate.token, { answers: [{ question_id: asked.id, answer }] });
  expect((await answered('Theke')).refusal).toMatchObject({ code: 'ANSWER_MISSING' });
  const sent = (await answered('Bar')).data as { id: string };
  const seen = await server.call(
    contract.getApplication,
    { params: { ...inGroup, application_id: sent.id } },
    scene.owner.token,
  );
  expect(seen.data.answers).toEqual([
    { question: 'Where did you work?', answer: 'Bar', knocked_out: false, bank: { id, version: 1 } },
  ]);
});

test('each kind of answer is checked as its kind, kept as it was given, and one of several can rule out', async () => {
  const asked = (kind: Question['kind'], last: string, change: Partial<Question> = {}): Question => ({
    id: `019a0000-0000-7000-8000-0000000000${last}`,
    kind,
    text: kind,
    options: [],
    required: false,
    knock_out: null,
    ...change,
  });
  const several = asked('MULTI', 'b1', { options: ['Bar', 'Floor', 'Nights'], knock_out: 'Nights' });
  const [number, day, rating] = [asked('NUMBER', 'b2'), asked('DATE', 'b3'), asked('RATING', 'b4')];
  const scene = await openJob(server, [several, number, day, rating]);
  const answers = (given: readonly (readonly [Question, string])[]) => ({
    answers: [
      { question_id: scene.questionId, answer: 'yes' },
      ...given.map(([{ id }, answer]) => ({ question_id: id, answer })),
    ],
  });
  const send = (given: readonly (readonly [Question, string])[]) =>
    sendApplication(server, scene.job.id, scene.candidate.token, answers(given));
  const wrong = await send([
    [several, 'Bar\nKitchen'],
    [number, 'many'],
    [day, '2027-02-30'],
    [rating, '6'],
  ]);
  expect(wrong.refusal.fields?.map(({ field, rule }) => [field, rule])).toEqual([
    [`answers.${several.id}`, 'not_an_option'],
    [`answers.${number.id}`, 'not_a_number'],
    [`answers.${day.id}`, 'not_a_date'],
    [`answers.${rating.id}`, 'not_an_option'],
  ]);
  const sent = await send([
    [several, 'Bar\nNights'],
    [number, '3'],
    [day, '2027-02-28'],
    [rating, '4'],
  ]);
  const seen = await server.call(
    contract.getApplication,
    { params: { id: scene.group.id, application_id: (sent.data as { id: string }).id } },
    scene.owner.token,
  );
  expect(seen.data.stage).toBe('NEW');
  expect(seen.data.answers.map(({ answer, knocked_out: out }) => [answer, out])).toEqual([
    ['yes', false],
    ['Bar\nNights', true],
    ['3', false],
    ['2027-02-28', false],
    ['4', false],
  ]);
});

test('a file or a video answers its own question, is checked as its kind, and stands among the files', async () => {
  const asked = (kind: 'FILE' | 'VIDEO', last: string): Question => ({
    id: `019a0000-0000-7000-8000-0000000000${last}`,
    kind,
    text: kind,
    options: [],
    required: true,
    knock_out: null,
  });
  const [paper, clip] = [asked('FILE', 'c1'), asked('VIDEO', 'c2')];
  const scene = await openJob(server, [paper, clip]);
  const video = { name: 'me.mp4', bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1') };
  const pdf = { name: 'card.pdf', bytes: SMALL_PDF };
  const send = (places: readonly [string, string], files: readonly { name: string; bytes: Uint8Array }[]) =>
    sendApplication(
      server,
      scene.job.id,
      scene.candidate.token,
      {
        answers: [
          { question_id: scene.questionId, answer: 'yes' },
          { question_id: paper.id, answer: places[0] },
          { question_id: clip.id, answer: places[1] },
        ],
      },
      files,
    );
  const fieldsOf = async (...given: Parameters<typeof send>) =>
    (await send(...given)).refusal.fields?.map(({ field }) => field);
  expect(await fieldsOf(['0', '1'], [pdf])).toEqual([`answers.${clip.id}`]);
  expect(await fieldsOf(['0', '1'], [pdf, pdf])).toEqual([`answers.${clip.id}`]);
  expect(await fieldsOf(['0', '1'], [video, video])).toEqual([`answers.${paper.id}`]);
  const sent = await send(['0', '1'], [pdf, video]);
  const { data } = await server.call(
    contract.getApplication,
    { params: { id: scene.group.id, application_id: (sent.data as { id: string }).id } },
    scene.owner.token,
  );
  expect(data.answers.map(({ answer }) => answer)).toEqual(['yes', 'card.pdf', 'me.mp4']);
  expect(data.attachments.map(({ type }) => type)).toEqual(['application/pdf', 'video/mp4']);
});

describe('bad input names its field', () => {
  test('an unanswered question', async () => {
    const sent = await sendApplication(server, scene.job.id, scene.candidate.token);
    expect(sent.status).toBe(400);
    expect(sent.refusal).toMatchObject({
      code: 'ANSWER_MISSING',
      fields: [{ field: `answers.${scene.questionId}`, rule: 'required' }],
    });
  });

  test.each([
    ['no name', { first_name: ' ' }, 'application.first_name'],
    ['no consent', { consent: false }, 'application.consent'],
    ['a strange day', { can_start_on: '2026-02-30' }, 'application.can_start_on'],
    ['a field that does not exist', { user_id: '019a0000-0000-7000-8000-000000000001' }, 'application.user_id'],
  ])('%s', async (_what, change, field) => {
    const sent = await sendApplication(server, scene.job.id, scene.candidate.token, { ...yes(), ...change });
    expect(sent.status).toBe(400);
    expect(sent.refusal.fields?.map((problem) => problem.field)).toContain(field);
  });

  test('a file of the wrong kind, whatever it is called', async () => {
    const sent = await sendApplication(server, scene.job.id, scene.candidate.token, yes(), [
      { name: 'cv.pdf', bytes: Buffer.from('MZ this is a program') },
    ]);
    expect(sent.status).toBe(400);
    expect(sent.refusal.fields).toMatchObject([{ field: 'files.0', rule: 'file_kind_refused' }]);
    expect((await server.call(contract.listOwnApplications, { query: {} }, scene.candidate.token)).data.total).toBe(0);
  });

  test('a file that is too large', async () => {
    const large = Buffer.concat([SMALL_PDF, Buffer.alloc(10 * 1024 * 1024)]);
    const sent = await sendApplication(server, scene.job.id, scene.candidate.token, yes(), [
      { name: 'cv.pdf', bytes: large },
    ]);
    expect(sent.status).toBe(413);
    expect(sent.refusal.fields).toMatchObject([{ rule: 'max_bytes' }]);
  });
});

test('a file is opened by the two parties only', async () => {
  const sent = await sendApplication(server, scene.job.id, scene.candidate.token, yes());
  const { id } = sent.data as { id: string };
  const own = await server.call(contract.getOwnApplication, { params: { application_id: id } }, scene.candidate.token);
  const fileId = own.data.attachments[0]?.id ?? '';
  const asCandidate = await server.call(
    contract.openOwnFile,
    { params: { application_id: id, file_id: fileId } },
    scene.candidate.token,
  );
  const asEmployer = await server.call(
    contract.openFile,
    { params: { id: scene.group.id, application_id: id, file_id: fileId } },
    scene.owner.token,
  );
  for (const { data } of [asCandidate, asEmployer]) {
    const file = await server.request('GET', data.href);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
  }
  expect(
    (await server.call(contract.openOwnFile, { params: { application_id: id, file_id: fileId } }, scene.stranger.token))
      .status,
  ).toBe(404);
  expect(
    (
      await server.call(
        contract.openFile,
        { params: { id: scene.otherGroup.id, application_id: id, file_id: fileId } },
        scene.otherOwner.token,
      )
    ).status,
  ).toBe(404);
  expect(
    (
      await server.call(
        contract.openFile,
        { params: { id: scene.group.locationIds[1], application_id: id, file_id: fileId } },
        scene.elsewhere.token,
      )
    ).status,
  ).toBe(404);
  expect((await server.request('GET', asCandidate.data.href.replace(/signature=..../, 'signature=AAAA'))).status).toBe(
    403,
  );
});
