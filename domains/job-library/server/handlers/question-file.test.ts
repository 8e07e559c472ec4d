import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { createPosition } from '@hearth/domains/team/contract';
import { expect, test } from 'vitest';
import { createJob, updateJob } from '@hearth/domains/jobs/contract';
import {
  createBankQuestion,
  exportBankQuestions,
  importBankQuestions,
  listBankQuestions,
} from '../../contract/question-endpoints.ts';
import type { BankQuestion } from '../../contract/question-schemas.ts';
import type { Question } from '../../contract/content-schemas.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { toJobQuestion } from '../../rules/question-bank.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const BARTENDER = { id: newId(), name: 'Bartender' };
const COOK = { id: newId(), name: 'Cook' };
const bar = { position_id: BARTENDER.id, position_name: 'Bartender' };

const make = async (text: string, positions: BankQuestion['positions'], brandId = at.group) =>
  (
    await server.call(
      createBankQuestion,
      {
        params: { id: brandId },
        body: {
          kind: 'TEXT',
          language: 'en',
          text,
          options: [],
          required: false,
          knock_out: null,
          translations: {},
          tags: [],
          positions,
        },
      },
      at.owner.token,
    )
  ).data;
const send = async (csv: string, preview = false, brandId = at.porto, token = at.owner.token) =>
  server.call(importBankQuestions, { params: { id: brandId }, body: { csv, preview } }, token);
const file = async (brandId = at.porto) =>
  (await server.call(exportBankQuestions, { params: { id: brandId }, query: {} }, at.owner.token)).data.csv;
const names = async (query: object, brandId = at.group) =>
  (
    await server.call(listBankQuestions, { params: { id: brandId }, query: query as never }, at.owner.token)
  ).data.questions.map(({ text }) => text);

const [forBar, forAll, forCooks] = [
  await make('For the bar?', [BARTENDER]),
  await make('For all?', []),
  await make('For cooks?', [COOK]),
];

test('beside a post questions for its position come first, then those for all, those for others last; pages keep that', async () => {
  expect(await names({ position_id: BARTENDER.id })).toEqual(['For the bar?', 'For all?', 'For cooks?']);
  expect(await names({ position_id: COOK.id })).toEqual(['For cooks?', 'For all?', 'For the bar?']);
  expect(await names({ position: ' bartender ' })).toEqual(['For the bar?', 'For all?', 'For cooks?']);
  expect(await names({})).toEqual(['For cooks?', 'For all?', 'For the bar?']);
  const query = { position_id: BARTENDER.id, limit: '1' };
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = (
      await server.call(
        listBankQuestions,
        { params: { id: at.group }, query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
        at.owner.token,
      )
    ).data;
    seen.push(...page.questions.map(({ text }) => text));
    cursor = page.next;
  }
  expect(seen).toEqual(['For the bar?', 'For all?', 'For cooks?']);
});

const asked = (question: BankQuestion): Question => toJobQuestion(question, 'en', newId());
const params = { id: at.group };

test('a post asks what is for its position or for all; what is for others is refused, in a new post and in one that changes', async () => {
  const refused = await server.call(
    createJob,
    { params, body: completeJob(at.lisbon, { ...bar, questions: [asked(forAll), asked(forCooks)] }) },
    at.owner.token,
  );
  expect(refused.refusal).toMatchObject({ code: 'QUESTION_FOR_OTHERS', fields: [{ field: 'questions.1' }] });
  const job = (
    await server.call(
      createJob,
      { params, body: completeJob(at.lisbon, { ...bar, questions: [asked(forBar)] }) },
      at.owner.token,
    )
  ).data;
  expect(job.questions[0]?.bank?.id).toBe(forBar.id);
  const change = { questions: [...job.questions, asked(forCooks)] };
  const again = await server.call(
    updateJob,
    { params: { ...params, job_id: job.id }, body: { version: job.version, change } },
    at.owner.token,
  );
  expect(again.refusal.code).toBe('QUESTION_FOR_OTHERS');
});

test('a question stays in a post that becomes one for another position, as its own', async () => {
  const body = completeJob(at.lisbon, { ...bar, questions: [asked(forBar), asked(forAll)] });
  const job = (await server.call(createJob, { params, body }, at.owner.token)).data;
  const change = { position_id: COOK.id, position_name: 'Cook' };
  const moved = await server.call(
    updateJob,
    { params: { ...params, job_id: job.id }, body: { version: job.version, change } },
    at.owner.token,
  );
  expect(moved.data.questions.map(({ text, bank }) => [text, bank?.id])).toEqual([
    ['For the bar?', undefined],
    ['For all?', forAll.id],
  ]);
});

test('a file adds questions, changes those that it says otherwise, and the same file again changes nothing', async () => {
  await server.call(
    createPosition,
    { params: { id: at.group }, body: { name: 'Barista', department: 'BAR' } },
    at.owner.token,
  );
  const head = 'kind;language;text;options;required;knock_out;tags;positions;text_de;options_de\r\n';
  const csv = `${head}SINGLE;en;Where?;Bar|Kitchen;yes;;experience;barista;Wo?;Theke|Küche\r\nYES_NO;en;Weekends?;;no;no;;;;\r\n`;
  expect((await send(csv, true)).data).toEqual({ created: 2, updated: 0, unchanged: 0, problems: [] });
  expect(await names({}, at.porto)).not.toContain('Where?');
  expect((await send(csv)).data).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
  expect((await send(csv)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const { data } = await server.call(
    listBankQuestions,
    { params: { id: at.porto }, query: { q: 'where' } },
    at.owner.token,
  );
  expect(data.questions[0]).toMatchObject({
    version: 1,
    edit: 1,
    options: ['Bar', 'Kitchen'],
    translations: { de: { text: 'Wo?', options: ['Theke', 'Küche'] } },
    positions: [{ name: 'Barista' }],
  });
  expect((await send(csv.replace('Wo?', 'Wo zuletzt?').replace(';no;no;', ';yes;no;'))).data.updated).toBe(2);
  const versions = (
    await server.call(listBankQuestions, { params: { id: at.porto }, query: { at: at.porto } }, at.owner.token)
  ).data.questions.flatMap(({ text, version, edit }) => (text.startsWith('For') ? [] : [[text, version, edit]]));
  // Only other words are another version.
  expect(versions).toEqual([
    ['Weekends?', 1, 2],
    ['Where?', 2, 2],
  ]);
});

test('what was written out reads as the same questions', async () => {
  const csv = await file();
  expect(csv).toContain('Where?');
  expect((await send(csv)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const example = await server.call(
    exportBankQuestions,
    { params: { id: at.porto }, query: { example: 'true' } },
    at.owner.token,
  );
  expect((await send(example.data.csv, true)).data).toMatchObject({ created: 1, problems: [] });
});

test('a file with a mistake changes nothing and is told line and column', async () => {
  const before = await file();
  const csv =
    'kind,language,text\r\nTEXT,en,"A new one, which is fine?"\r\nRIDDLE,en,What?\r\nTEXT,en,a new one, which\r\nTEXT,en,Twice?\r\nTEXT,en,twice?\r\n';
  expect((await send(csv)).data.problems).toEqual([
    { line: 3, column: 'kind', rule: 'UNKNOWN' },
    { line: 6, column: 'text', rule: 'TWICE' },
  ]);
  expect(await file()).toBe(before);
  expect((await send('language,text\r\n')).data.problems).toEqual([{ line: 1, column: 'kind', rule: 'NO_COLUMN' }]);
  expect((await send('kind,language,text\r\n"TEXT,en')).data.problems[0]?.rule).toBe('NOT_CSV');
  const many = `kind,language,text\r\n${Array.from({ length: 501 }, (_, index) => `TEXT,en,Q${index}?`).join('\r\n')}`;
  expect((await send(many)).data.problems).toEqual([{ line: 502, column: '', rule: 'TOO_LONG' }]);
});

test('only those who write for a brand bring in and take out its questions', async () => {
  expect((await send('kind,language,text\r\n', false, at.group, at.viewer.token)).status).toBe(403);
  expect((await send('kind,language,text\r\n', false, at.group, at.stranger.token)).status).toBe(404);
  expect(await file(at.lisbon)).not.toContain('Where?');
});
