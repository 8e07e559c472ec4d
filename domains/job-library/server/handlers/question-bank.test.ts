import { makeEmployer } from '@hearth/domains/access/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { createJob, getJob, publishJob, updateJob, listAskingPosts } from '@hearth/domains/jobs/contract';
import { getPublicJob } from '@hearth/domains/career-sites/contract';
import {
  archiveBankQuestion,
  createBankQuestion,
  listBankQuestions,
  updateBankQuestion,
} from '../../contract/question-endpoints.ts';
import type { BankQuestion, BankQuestionContent } from '../../contract/question-schemas.ts';
import type { Question } from '../../contract/content-schemas.ts';
import { createJobTemplate } from '../../contract/endpoints.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { toJobQuestion } from '../../rules/question-bank.ts';
import { toTemplateContent } from '../../rules/template.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const inGroup = { id: at.group };

const written = (change: Partial<BankQuestionContent> = {}): BankQuestionContent => ({
  kind: 'SINGLE',
  language: 'en',
  text: 'Where did you work last?',
  options: ['Bar', 'Kitchen'],
  required: true,
  knock_out: null,
  translations: { de: { text: 'Wo haben Sie zuletzt gearbeitet?', options: ['Theke', 'Küche'] } },
  tags: ['experience'],
  ...change,
});
const create = (change: Partial<BankQuestionContent> = {}, brandId = at.group, token = at.manager.token) =>
  server.call(createBankQuestion, { params: { id: brandId }, body: written(change) }, token);
const make = async (...given: Parameters<typeof create>): Promise<BankQuestion> => (await create(...given)).data;
const rewrite = (
  question: BankQuestion,
  change: Partial<BankQuestionContent>,
  brandId = at.group,
  token = at.manager.token,
) => {
  const { kind: _, ...body } = written(change);
  const params = { id: brandId, question_id: question.id };
  return server.call(updateBankQuestion, { params, body: { ...body, edit: question.edit } }, token);
};
const list = async (brandId: string, token: string, query: object = {}) =>
  (await server.call(listBankQuestions, { params: { id: brandId }, query }, token)).data;
const post = async (questions: Question[], location = at.lisbon) =>
  (await server.call(createJob, { params: inGroup, body: completeJob(location, { questions }) }, at.owner.token)).data;
const asking = async (question: BankQuestion, query: object = {}, token = at.owner.token) =>
  (await server.call(listAskingPosts, { params: { ...inGroup, question_id: question.id }, query }, token)).data.posts;

test('a brand sees its own questions and those above it, not those beside it; at the group all are seen', async () => {
  const [ofGroup, ofLisbon, ofPorto] = [
    await make(),
    await make({}, at.lisbon, at.lisbonManager.token),
    await make({}, at.porto, at.owner.token),
  ];
  const ids = async (...asked: Parameters<typeof list>) => {
    const { questions } = await list(...asked);
    return [ofGroup, ofLisbon, ofPorto].map(({ id }) => questions.some((question) => question.id === id));
  };
  expect(await ids(at.lisbon, at.lisbonManager.token)).toEqual([true, true, false]);
  expect(await ids(at.group, at.lisbonManager.token)).toEqual([true, true, false]);
  expect(await ids(at.group, at.viewer.token)).toEqual([true, true, true]);
  expect(await ids(at.group, at.viewer.token, { at: at.porto })).toEqual([true, false, true]);
});

test('what belongs to a brand above is changed there alone', async () => {
  const question = await make();
  expect((await rewrite(question, {}, at.group, at.lisbonManager.token)).status).toBe(403);
  const refused = await rewrite(question, {}, at.lisbon, at.lisbonManager.token);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'QUESTION_FROM_ABOVE']);
  const params = { id: at.lisbon, question_id: question.id };
  const archive = await server.call(archiveBankQuestion, { params, body: { archived: true } }, at.lisbonManager.token);
  expect(archive.refusal.code).toBe('QUESTION_FROM_ABOVE');
  expect((await create({}, at.lisbon, at.viewer.token)).status).toBe(403);
});

test('another group neither sees a question nor asks it', async () => {
  const question = await make();
  const { token } = at.stranger;
  expect((await list(at.otherGroup, token)).questions).toEqual([]);
  const params = { id: at.otherGroup, question_id: question.id };
  expect((await server.call(listAskingPosts, { params, query: {} }, token)).status).toBe(404);
  const body = completeJob(at.vienna, { questions: [toJobQuestion(question, 'en', newId())] });
  const job = (await server.call(createJob, { params: { id: at.otherGroup }, body }, token)).data;
  expect(job.questions[0]).not.toHaveProperty('bank');
});

test('the database itself keeps the bank of one group from another, and a wording from being rewritten', async () => {
  const question = await make();
  await post([toJobQuestion(question, 'en', newId())]);
  const inScope = (groupId: string, sql: string) =>
    server.run(({ db }) => db.query(sql, [question.id]), { kind: 'tenant', groupIds: [groupId], userId: null });
  const counts = (groupId: string) =>
    inScope(
      groupId,
      `select (select count(*)::int from jobs.bank_question where id = $1) as questions,
              (select count(*)::int from jobs.bank_wording where question_id = $1) as wordings,
              (select count(*)::int from jobs.asked_question where question_id = $1) as posts`,
    );
  expect(await counts(at.group)).toEqual([{ questions: 1, wordings: 1, posts: 1 }]);
  expect(await counts(at.otherGroup)).toEqual([{ questions: 0, wordings: 0, posts: 0 }]);
  const rewritten = inScope(at.group, `update jobs.bank_wording set text = 'Else' where question_id = $1`);
  await expect(rewritten).rejects.toThrow(/permission denied/);
});

test('the bank is found by words of any language, by kind and by tag, and read page by page', async () => {
  const word = 'Zitronenpresse';
  const made = [
    await make({ translations: { de: { text: word, options: ['Theke', 'Küche'] } }, tags: ['tools'] }),
    await make({ text: `${word}?`, kind: 'YES_NO', options: [], translations: {} }),
    await make({ text: 'Anything', translations: {}, tags: [word] }),
  ];
  const found = async (query: object) => (await list(at.group, at.viewer.token, { q: 'zitronen', ...query })).questions;
  expect((await found({})).map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
  expect(await found({ kind: 'YES_NO' })).toMatchObject([{ id: made[1]?.id }]);
  expect(await found({ tag: 'tools' })).toMatchObject([{ id: made[0]?.id }]);
  const first = await list(at.group, at.viewer.token, { q: 'zitronen', limit: '2' });
  expect([first.questions.length, first.next, first.tags.includes('tools')]).toEqual([2, made[1]?.id, true]);
  const second = await list(at.group, at.viewer.token, { q: 'zitronen', limit: '2', cursor: first.next ?? '' });
  expect([second.questions.length, second.next, second.tags]).toEqual([1, null, []]);
});

test('what could not be asked is refused with its field', async () => {
  const refused = await create({ translations: { de: { text: 'Wo?', options: ['Theke'] } } });
  expect(refused.status).toBe(400);
  expect(refused.refusal).toMatchObject({ fields: [{ field: 'translations.de', rule: 'other_options' }] });
});

test('other words are a new version, other tags are not; what somebody else wrote is not overwritten', async () => {
  const question = await make();
  const tagged = (await rewrite(question, { tags: ['first'] })).data;
  expect([tagged.version, tagged.edit]).toEqual([1, 2]);
  expect((await rewrite(question, { text: 'Where?' })).refusal.code).toBe('QUESTION_CHANGED');
  const worded = (await rewrite(tagged, { text: 'Where?' })).data;
  expect([worded.version, worded.edit, worded.text]).toEqual([2, 3, 'Where?']);
});

test('a post keeps the words that it was published with, and the bank shows that they are older', async () => {
  const question = await make();
  const draft = await post([toJobQuestion(question, 'en', newId())]);
  const job = (
    await server.call(
      publishJob,
      { params: { ...inGroup, job_id: draft.id }, body: { version: draft.version } },
      at.owner.token,
    )
  ).data;
  const renewed = (await rewrite(question, { text: 'Where have you worked?' })).data;
  expect([renewed.posts, renewed.older_posts]).toEqual([1, 1]);
  const edited = (
    await server.call(
      updateJob,
      { params: { ...inGroup, job_id: job.id }, body: { version: job.version, change: { hires_target: 2 } } },
      at.owner.token,
    )
  ).data;
  expect(edited.questions).toEqual(draft.questions);
  const open = (await server.call(getPublicJob, { params: { id: job.id } })).data;
  expect(open.questions[0]).toMatchObject({
    text: 'Where did you work last?',
    translations: { de: { text: 'Wo haben Sie zuletzt gearbeitet?' } },
  });
  expect(open.questions[0]).not.toHaveProperty('bank');
  const next = await post([toJobQuestion(renewed, 'en', newId())], at.porto);
  expect(await asking(question)).toMatchObject([
    { job_id: next.id, version: 2, is_older: false, text: 'Where have you worked?' },
    { job_id: job.id, version: 1, is_older: true, text: 'Where did you work last?', status: 'LIVE' },
  ]);
  expect((await asking(question, { older: 'true' })).map(({ job_id }) => job_id)).toEqual([job.id]);
  expect(await asking(question, {}, at.lisbonManager.token)).toMatchObject([{ job_id: job.id }]);
});

test('a post that takes over the new words, or writes its own, no longer asks the older ones', async () => {
  const question = await make();
  const job = await post([toJobQuestion(question, 'en', newId())]);
  const renewed = (await rewrite(question, { text: 'Where?' })).data;
  const write = async (version: number, questions: Question[]) =>
    (
      await server.call(
        updateJob,
        { params: { ...inGroup, job_id: job.id }, body: { version, change: { questions } } },
        at.owner.token,
      )
    ).data;
  const after = await write(job.version, [toJobQuestion(renewed, 'en', newId())]);
  expect(await asking(question)).toMatchObject([{ version: 2, is_older: false }]);
  const own = after.questions.map((one) => ({ ...one, text: 'In which house?' }));
  expect((await write(after.version, own)).questions[0]).not.toHaveProperty('bank');
  expect(await asking(question)).toEqual([]);
});

test('translations of a post are the bank’s, and no question of the bank stands in it twice or beside its brand', async () => {
  const question = await make();
  const forged = { ...toJobQuestion(question, 'en', newId()), bank: { id: question.id, version: 1, translations: {} } };
  const twice = await post([forged, toJobQuestion(question, 'en', newId())]);
  expect(twice.questions.map(({ bank }) => Object.keys(bank?.translations ?? {}))).toEqual([['de'], []]);
  const ofLisbon = await make({}, at.lisbon, at.lisbonManager.token);
  const elsewhere = await post([toJobQuestion(ofLisbon, 'en', newId())], at.porto);
  expect(elsewhere.questions[0]).not.toHaveProperty('bank');
});

test('a template asks questions of the group’s bank, and posts made from it are counted', async () => {
  const question = await make();
  const content = toTemplateContent(completeJob(at.lisbon, { questions: [toJobQuestion(question, 'de', newId())] }));
  const template = (
    await server.call(
      createJobTemplate,
      { params: inGroup, body: { name: 'Bartender', content, locked: ['questions'] } },
      at.manager.token,
    )
  ).data;
  const body = { location_id: at.lisbon, template_id: template.id };
  const job = (await server.call(createJob, { params: inGroup, body }, at.lisbonManager.token)).data;
  expect(job.questions).toMatchObject([{ text: 'Wo haben Sie zuletzt gearbeitet?', bank: { id: question.id } }]);
  expect((await asking(question)).map(({ job_id }) => job_id)).toEqual([job.id]);
});

test('an archived question is asked no more, stays in the posts that ask it, and comes back', async () => {
  const question = await make({ text: 'Old times?' });
  const job = await post([toJobQuestion(question, 'en', newId())]);
  const put = (archived: boolean) =>
    server.call(
      archiveBankQuestion,
      { params: { ...inGroup, question_id: question.id }, body: { archived } },
      at.manager.token,
    );
  const shown = async (query: object = {}) =>
    (await list(at.group, at.viewer.token, { q: 'old times', ...query })).questions.length;
  expect((await put(true)).data.archived).toBe(true);
  expect([await shown(), await shown({ archived: 'true' })]).toEqual([0, 1]);
  const kept = await server.call(getJob, { params: { ...inGroup, job_id: job.id } }, at.viewer.token);
  expect(kept.data.questions[0]?.bank?.id).toBe(question.id);
  await put(false);
  expect([await shown(), await shown({ archived: 'true' })]).toEqual([1, 0]);
});

test('a question that a law is about is found in the bank, in whichever language it asks', async () => {
  const question = await make({
    kind: 'TEXT',
    options: [],
    translations: { de: { text: 'Was war Ihr letztes Gehalt?', options: [] } },
  });
  expect(question.findings).toEqual([
    { topic: 'SALARY_HISTORY', law: 'Directive (EU) 2023/970, Art. 5(2)', is_forbidden: false, locations: 2 },
  ]);
  expect((await make()).findings).toEqual([]);
});

test('who may only see jobs at one location sees the bank there', async () => {
  const { token } = await server.run((work) => makeEmployer(work, { brandId: at.porto, as: ['VIEW_JOBS'] }));
  const question = await make({ text: 'Seen from below?' });
  const { questions } = await list(at.porto, token, { q: 'seen from below' });
  expect(questions.map(({ id }) => id)).toEqual([question.id]);
});
