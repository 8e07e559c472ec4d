import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, openDraft } from '../../../contract/draft-endpoints.ts';
import type { DraftContent } from '../../../contract/schemas.ts';
import { FORGET_DRAFTS } from '../../jobs/forget-drafts.ts';
import { openJob, sendApplication } from '../hiring.fixture.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({ environment: { SMTP_URL: url } });
const DAY = 86_400_000;
let scene: Awaited<ReturnType<typeof openJob>>;
beforeEach(async () => {
  received.length = 0;
  scene = await openJob(server);
});

const WRITTEN: DraftContent = {
  firstName: 'Pia',
  lastName: '',
  email: '',
  phone: '+358',
  availability: [{ weekday: 5, part: 'EVENING' }],
  hoursPerWeek: '24',
  canStartOn: '',
  answers: {},
  message: 'Half a sen',
  source: 'referral.AAAAAAAABBBBBBBB',
};
const keep = (email: string, language: 'en' | 'ar' = 'en') =>
  server.call(keepDraft, { params: { job_id: scene.job.id }, body: { email, language, draft: WRITTEN } });
/** Keeps a draft; the mail about it, and the secret of its link. */
async function kept(email: string) {
  // What was sent before has its own mail.
  await server.settle();
  expect((await keep(email)).status).toBe(200);
  await server.settle();
  const mail = await PostalMime.parse(received.at(-1)?.text ?? '');
  return { mail, token: /#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '' };
}
const open = (token: string) => server.call(openDraft, { body: { token } });
const send = (more: object = {}) =>
  sendApplication(server, scene.job.id, scene.candidate.token, {
    answers: [{ question_id: scene.questionId, answer: 'yes' }],
    ...more,
  });
const rows = () =>
  server.run(({ db }) => db.query('select 1 from applications.draft where job_id = $1', [scene.job.id]));

test('what is half written is opened elsewhere by a link that was mailed, as often as one likes', async () => {
  const { mail, token } = await kept('half@example.com');
  expect(mail.to?.[0]?.address).toBe('half@example.com');
  expect(mail.text).toContain(`/apply/${scene.job.id}#${token}`);
  for (let time = 0; time < 2; time += 1)
    expect((await open(token)).data).toEqual({ job_id: scene.job.id, draft: WRITTEN });
});

test('the mail says nothing that was written: the address may be anybody’s', async () => {
  const { mail } = await kept('anybody@example.com');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Pia|Half a sen|\+358/);
});

test('a link that was made up opens nothing, and one opens nothing after thirty days; then it is forgotten', async () => {
  const { token } = await kept('late@example.com');
  expect((await open('x'.repeat(43))).refusal.code).toBe('DRAFT_GONE');
  server.clock.advance(30 * DAY - 1000);
  expect((await open(token)).status).toBe(200);
  server.clock.advance(1000);
  expect((await open(token)).refusal.code).toBe('DRAFT_GONE');
  await server.run(({ enqueue }) => enqueue(jobNamed(FORGET_DRAFTS), {}));
  await server.settle();
  expect(await rows()).toEqual([]);
});

test('nothing stays when the application is sent from its link, whatever address that went to', async () => {
  const { token } = await kept('elsewhere@example.com');
  expect((await send({ draft_token: token })).status).toBe(200);
  expect((await open(token)).refusal.code).toBe('DRAFT_GONE');
  expect(await rows()).toEqual([]);
});

test('nor when it is sent by whoever has the address, without the link; what is refused forgets nothing', async () => {
  const [person] = await server.run(({ db }) =>
    db.query('select email from identity.user where id = $1', [scene.candidate.userId]),
  );
  const { token } = await kept(String(person?.['email']));
  const other = await kept('somebody-else@example.com');
  expect((await send({ answers: [] })).status).toBe(400);
  expect((await open(token)).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await open(token)).refusal.code).toBe('DRAFT_GONE');
  expect((await open(other.token)).status).toBe(200);
});

test('one address gets so many links a day, whoever asks; a post that is not open gets none', async () => {
  for (let time = 0; time < 5; time += 1) expect((await keep('often@example.com')).status).toBe(200);
  expect((await keep('often@example.com')).refusal.code).toBe('TOO_MANY_REQUESTS');
  const params = { job_id: '019a0000-0000-7000-8000-0000000000ff' };
  const body = { email: 'nowhere@example.com', language: 'en' as const, draft: WRITTEN };
  expect((await server.call(keepDraft, { params, body })).status).toBe(404);
});
