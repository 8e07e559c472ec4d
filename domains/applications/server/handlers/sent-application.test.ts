import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { findReceipts } from '@hearth/domains/notices/service';
import { register } from '@hearth/domains/registration/contract';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { confirmSent, openSent } from '../../contract/sent-endpoints.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
const mails = () =>
  server.run(({ db }) =>
    db.execute<{
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
      sender_name: string | null;
    }>(sql`select recipient, subject, text_body, html_body, sender_name from platform.mail order by at, id`),
  );
beforeEach(() => server.run(({ db }) => db.execute(sql`delete from platform.mail`)));

/** Somebody new, whose address nobody has proven. */
const newcomer = () => server.run((work) => makeUser(work, { firstName: 'Pia' }));
const isProven = async (userId: string) =>
  (
    await server.run(({ db }) =>
      db.execute<{ proven: boolean }>(
        sql`select email_verified_at is not null as proven from identity.user where id = ${userId}`,
      ),
    )
  )[0]?.proven;
const answer = (questionId: string) => ({ answers: [{ question_id: questionId, answer: 'yes' }] });

async function applied() {
  const made = await openJob(server);
  const person = await newcomer();
  await server.call(
    register,
    { body: { first_name: 'Pia', last_name: 'Valtonen', user_type: 'CANDIDATE', applying: true } },
    person.token,
  );
  const reply = await sendApplication(server, made.job.id, person.token, answer(made.questionId));
  expect(reply.status).toBe(200);
  await server.settle();
  const own = (await mails()).filter((mail) => mail.recipient === person.email);
  const link = /\/application#(\S+)/.exec(own[0]?.text_body ?? '')?.[1] ?? '';
  return { ...made, person, own, link };
}

test('one mail says that the employer has the application, with job, employer and location, and no bare code comes', async () => {
  const { own, job } = await applied();
  expect(own).toHaveLength(1);
  const [mail] = own;
  expect(mail?.subject).toContain('Application received: ');
  expect(mail?.subject).toContain(job.title);
  expect(mail?.sender_name).toMatch(/ via Hearth$/);
  expect(mail?.text_body).toContain('What happens next');
  expect(mail?.text_body).toContain('Open and confirm: ');
  expect(mail?.html_body.match(/<a /g)).toHaveLength(2);
});

test('who signs up without applying gets the code as before', async () => {
  const person = await newcomer();
  const body = { first_name: 'Pia', last_name: 'Valtonen', user_type: 'CANDIDATE' as const };
  await server.call(register, { body }, person.token);
  expect((await mails()).map((mail) => mail.subject)).toEqual([expect.stringMatching(/^\d{6} is your Hearth code$/)]);
});

test('the link opens the application without signing in, and proves the address when asked to', async () => {
  const { link, person, job } = await applied();
  const opened = await server.call(openSent, { body: { link } });
  expect(opened.data).toMatchObject({ job_title: job.title, address: person.email, is_confirmed: false });
  expect(await isProven(person.userId)).toBe(false);
  expect((await server.call(confirmSent, { body: { link } })).data.is_confirmed).toBe(true);
  expect(await isProven(person.userId)).toBe(true);
});

test('a link that was made elsewhere, or is of another address by now, proves nothing', async () => {
  const { link, person } = await applied();
  const forged = await server.call(openSent, { body: { link: `${link.slice(0, -2)}AA` } });
  expect(forged.refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
  await server.run(({ db }) =>
    db.execute(sql`update identity.user set email = 'pia.else@example.com' where id = ${person.userId}`),
  );
  await server.call(confirmSent, { body: { link } });
  expect(await isProven(person.userId)).toBe(false);
});

test('the candidate has it under the bell too, and the delivery log follows the letter', async () => {
  const { person, owner, own } = await applied();
  const { notices } = (await server.call(listNotices, { query: {} }, person.token)).data;
  expect(notices).toMatchObject([
    { kind: 'candidate.applicationSent', title: own[0]?.subject, link: '/my/applications' },
  ]);
  const of = (await server.call(listNotices, { query: {} }, owner.token)).data.notices;
  expect(of.filter(({ kind }) => kind === 'candidate.applicationSent')).toEqual([]);
  const [row] = await server.run(({ db }) =>
    db.execute<{ id: string }>(sql`select id from applications.application where user_id = ${person.userId}`),
  );
  const receipts = await server.run(({ db }) => findReceipts(db, row?.id ?? ''));
  expect(receipts.filter(({ userId }) => userId === person.userId)).toMatchObject([{ mail: 'MAILED' }]);
});
