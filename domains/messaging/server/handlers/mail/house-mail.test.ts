import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { revokeAllRights } from '@hearth/domains/access/service';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { createSessionFor, findPerson, markEmailVerified } from '@hearth/domains/identity/service';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { addNote, changeDesk } from '../../../contract/desk-endpoints.ts';
import {
  changeHouseMail,
  countUnreadEmployer,
  listHouseMail,
  listMessages,
  markRead,
} from '../../../contract/endpoints.ts';
import { receiveMail } from '../../../contract/mail-endpoints.ts';
import { blockWriting } from '../../../contract/safety-endpoints.ts';
import type { HouseMailChoice } from '../../../contract/house-mail.ts';
import { MAIL_ASSIGNEES } from '../../jobs/mail-assignees.ts';
import { MAIL_DIGESTS } from '../../jobs/mail-digests.ts';
import { mailBytes } from './mail.fixture.ts';

const SECRET = 'a secret of more than thirty-two letters';
const { url, received } = await startMailServer();
const server = await startTestServer({
  environment: {
    SMTP_URL: url,
    MAIL_FROM: 'Hearth <hearth@example.com>',
    MAIL_IN_DOMAIN: 'answers.example.com',
    MAIL_IN_SECRET: SECRET,
  },
});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    const head = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
    const manager = await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' });
    const neighbour = await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' });
    const candidate = await makeUser(work);
    for (const { userId } of [head, manager, neighbour]) {
      await markEmailVerified(work, userId);
    }
    const emailOf = async (userId: string) => (await findPerson(work.db, userId))?.email ?? '';
    return {
      group,
      head,
      manager,
      neighbour,
      candidate,
      emails: {
        head: await emailOf(head.userId),
        manager: await emailOf(manager.userId),
        neighbour: await emailOf(neighbour.userId),
      },
    };
  });
  const [location_id] = made.group.locationIds;
  const body = completeJob(location_id);
  const job = await server.call(createJob, { params: { id: made.group.id }, body }, made.head.token);
  const at = { group_id: made.group.id, location_id, job_id: job.data.id };
  const apply = (user_id: string) => server.run((work) => makeApplication(work, { ...at, user_id }));
  return { ...made, apply, id: await apply(made.candidate.userId) };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  server.clock.set('2026-11-17T10:00:00Z');
  scene = await makeScene();
  received.length = 0;
});

interface Who {
  readonly userId: string;
}
/** A token of somebody that holds now: tokens do not live long. They have not had the product open for two hours. */
const tokenOf = ({ userId }: Who): Promise<string> =>
  server.run(async (work) => {
    const { access_token: token } = await createSessionFor(work, userId);
    await work.db.query(`update identity.session set used_at = $1 where user_id = $2`, [
      new Date(work.clock.now().getTime() - 2 * HOUR),
      userId,
    ]);
    return token;
  });
const write = async (text: string, { id = scene.id, who = scene.candidate as Who } = {}) => {
  server.clock.advance(1000);
  const { payload, headers } = multipart({ message_body: text }, []);
  const token = await tokenOf(who);
  expect((await server.request('POST', `/v1/applications/${id}/messages`, { token, headers, payload })).status).toBe(
    200,
  );
};
const assign = async (userId: string | null) =>
  server.call(changeDesk, { params: { id: scene.id }, body: { assignee_id: userId } }, await tokenOf(scene.manager));
const choose = async (choice: HouseMailChoice, who: Who = scene.manager) =>
  server.call(changeHouseMail, { params: { group_id: scene.group.id }, body: { choice } }, await tokenOf(who));
const choices = async (who: Who) => (await server.call(listHouseMail, {}, await tokenOf(who))).data.groups;
/** Lets time pass and the jobs run that come by themselves; answers what was mailed to people of the house meanwhile. */
async function after(ms: number) {
  server.clock.advance(ms);
  const before = received.length;
  await server.run(async (work) => {
    await work.enqueue(jobNamed(MAIL_ASSIGNEES), {});
    await work.enqueue(jobNamed(MAIL_DIGESTS), {});
  });
  await server.settle();
  const house = Object.values(scene.emails);
  const mails = received.slice(before).filter(({ to }) => house.includes(to[0] ?? ''));
  return Promise.all(
    mails.map(async ({ to, text: raw }) => {
      const { subject, text, replyTo, headers } = await PostalMime.parse(raw);
      const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      return { to: to[0], subject, text: text ?? '', replyTo: replyTo?.[0]?.address ?? '', unsubscribe, raw };
    }),
  );
}
const toWhom = async (ms: number) => (await after(ms)).map(({ to }) => to).toSorted();
const answer = async (to: string, text: string, from = scene.emails.manager) => {
  const message = mailBytes({ from, text }).toString('base64');
  const headers = { 'x-mail-in-secret': SECRET };
  const { data } = await server.request('POST', receiveMail.path, { body: { recipient: to, message }, headers });
  return (data as { outcome: string }).outcome;
};
const thread = async () =>
  (await server.call(listMessages, { params: { id: scene.id }, query: {} }, await tokenOf(scene.head))).data.messages;
const readAll = async () => {
  const body = (await thread()).map(({ message_id }) => ({ message_id, is_read: true }));
  await server.call(markRead, { body }, await tokenOf(scene.head));
};
/** The one mail about one message of the candidate. */
async function mailed(text = 'When do I begin?') {
  await assign(scene.manager.userId);
  await write(text);
  const [mail] = await after(15 * MINUTE);
  if (mail === undefined) throw new Error('Nobody was mailed.');
  return mail;
}

test('whoever a conversation was given to is mailed once a message has waited a quarter of an hour, and nobody else', async () => {
  await assign(scene.manager.userId);
  await write('When do I begin?');
  expect(await toWhom(14 * MINUTE)).toEqual([]);
  expect(await toWhom(MINUTE)).toEqual([scene.emails.manager]);
});

test('nobody is mailed about a conversation that is nobody’s, unless they chose to be', async () => {
  await write('Hello?');
  expect(await toWhom(HOUR)).toEqual([]);
  await choose('HOURLY');
  expect(await toWhom(0)).toEqual([scene.emails.manager]);
});

test('one mail stands until the house has looked there', async () => {
  await mailed();
  await write('And where?');
  expect(await toWhom(HOUR)).toEqual([]);
  await readAll();
  await write('Thank you');
  expect(await toWhom(HOUR)).toEqual([scene.emails.manager]);
});

test('what somebody of the house has read in time is not mailed', async () => {
  await assign(scene.manager.userId);
  await write('Hello?');
  await readAll();
  expect(await toWhom(HOUR)).toEqual([]);
});

test('the mail says a first name, the job and the message, and nothing that the house wrote for itself', async () => {
  const note = { note_id: crypto.randomUUID(), text: 'Strong on the phone', mentioned_ids: [] };
  await server.call(addNote, { params: { id: scene.id }, body: note }, await tokenOf(scene.manager));
  const { text, raw } = await mailed('When do I begin?');
  expect(text).toContain('When do I begin?');
  const [kept] = await server.run(({ db }) =>
    db.query('select last_name, email from applications.application where id = $1', [scene.id]),
  );
  for (const secret of ['Strong on the phone', String(kept?.['last_name']), String(kept?.['email'])]) {
    expect(secret).not.toBe('');
    expect(raw).not.toContain(secret);
  }
});

test('in the night of the place nobody is mailed, and in the morning they are', async () => {
  server.clock.set('2026-11-17T20:50:00Z');
  await assign(scene.manager.userId);
  await write('Hello?');
  expect(await toWhom(HOUR)).toEqual([]);
  server.clock.set('2026-11-18T08:00:00Z');
  expect(await toWhom(0)).toEqual([scene.emails.manager]);
});

test('whoever has the product open is left to it for an hour', async () => {
  await assign(scene.manager.userId);
  await write('Hello?');
  const open = () =>
    server.run(({ db, clock }) =>
      db.query('update identity.session set used_at = $1 where user_id = $2', [clock.now(), scene.manager.userId]),
    );
  server.clock.advance(20 * MINUTE);
  await open();
  expect(await toWhom(0)).toEqual([]);
  server.clock.advance(40 * MINUTE);
  await open();
  expect(await toWhom(0)).toEqual([scene.emails.manager]);
});

test('a digest is one mail of all that waits at the places whose messages one may see, in the morning where that was chosen', async () => {
  for (const who of [scene.head, scene.neighbour]) await choose('MORNING', who);
  const user = await server.run((work) => makeUser(work));
  const other = await scene.apply(user.userId);
  await write('First');
  await write('Second', { id: other, who: user });
  expect(await toWhom(2 * HOUR)).toEqual([]);
  server.clock.set('2026-11-18T08:00:00Z');
  const mails = await after(0);
  expect(mails.map(({ to }) => to)).toEqual([scene.emails.head]);
  for (const part of ['First', 'Second', 'staff+']) expect(mails[0]?.text).toContain(part);
  expect(await toWhom(24 * HOUR)).toEqual([]);
});

test('each conversation of a digest is answered at its own address', async () => {
  await choose('HOURLY');
  const user = await server.run((work) => makeUser(work));
  const other = await scene.apply(user.userId);
  await write('First');
  await write('Second', { id: other, who: user });
  const [mail] = await after(HOUR);
  const addresses = [...(mail?.text.matchAll(/staff\+\S+@answers\.example\.com/g) ?? [])].map(([address]) => address);
  expect(addresses).toHaveLength(2);
  expect(await answer(addresses[0] ?? '', 'To the first')).toBe('DELIVERED');
  expect((await thread()).map(({ message_body: text }) => text)).toEqual(['First', 'To the first']);
});

test('an answer by mail goes into the conversation under the name of who wrote it, without what it quotes, and counts as having read', async () => {
  const { replyTo, text } = await mailed();
  const quoted = text.replaceAll(/^/gm, '> ');
  expect(await answer(replyTo, `On Monday at nine.\n\nOn 17 Nov 2026 at 10:16, Hearth wrote:\n${quoted}`)).toBe(
    'DELIVERED',
  );
  const [asked, said] = await thread();
  expect([said?.from, said?.message_body]).toEqual(['EMPLOYER', 'On Monday at nine.']);
  const name = await server.run(({ db }) => findPerson(db, scene.manager.userId));
  expect(said?.sender_name).toBe(`${name?.firstName} ${name?.lastName}`);
  expect(asked?.is_read).toBe(true);
  const count = await server.call(countUnreadEmployer, { params: { id: scene.group.id } }, await tokenOf(scene.head));
  expect(count.data.count).toBe(0);
});

test('an answer counts only from the own address of whoever was mailed, with the right signature', async () => {
  const { replyTo } = await mailed();
  expect(await answer(replyTo, 'It is me', scene.emails.neighbour)).toBe('IGNORED');
  expect(
    await answer(
      replyTo.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0')),
      'Hello',
    ),
  ).toBe('IGNORED');
  expect(await thread()).toHaveLength(1);
});

test('who lost the right since is told so once, and what they wrote goes nowhere', async () => {
  const { replyTo } = await mailed();
  await server.run((work) => revokeAllRights(work.db, toChangeContext(work), scene.group.id, scene.manager.userId));
  expect(await answer(replyTo, 'On Monday')).toBe('REFUSED');
  const mails = await after(0);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [scene.emails.manager, 'Your reply wasn’t delivered'],
  ]);
  expect(await answer(replyTo, 'On Tuesday')).toBe('REFUSED');
  expect(await after(0)).toEqual([]);
  expect(await thread()).toHaveLength(1);
});

test('whom the candidate blocked is told that nothing can be written there, and what they wrote goes nowhere', async () => {
  const { replyTo } = await mailed();
  const body = { user_id: null, reason: null, note: '' };
  await server.call(blockWriting, { params: { id: scene.id }, body }, await tokenOf(scene.candidate));
  expect(await answer(replyTo, 'On Monday')).toBe('REFUSED');
  expect(await after(0)).toMatchObject([{ to: scene.emails.manager, subject: 'Your reply wasn’t delivered' }]);
  expect(await thread()).toHaveLength(1);
});

test('a place that is still open is not sent, and said so', async () => {
  const { replyTo } = await mailed();
  expect(await answer(replyTo, 'Dear {{first_name}}')).toBe('REFUSED');
  expect((await after(0))[0]?.text).toContain('{{first_name}}');
  expect(await thread()).toHaveLength(1);
});

test('one click of the mail program ends it for that house, and so does the one word STOP; START begins it again', async () => {
  const { unsubscribe, replyTo } = await mailed();
  const chosen = async () => (await choices(scene.manager))[0]?.choice;
  expect(await chosen()).toBe('ASSIGNED');
  const { pathname } = new URL(/<(.*)>/.exec(unsubscribe)?.[1] ?? '');
  const click = (path: string) =>
    server.request('POST', path, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await click(pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404);
  expect((await click(pathname)).status).toBe(200);
  expect(await chosen()).toBe('NEVER');
  await readAll();
  await write('Hello again');
  expect(await toWhom(HOUR)).toEqual([]);
  expect(await answer(replyTo, 'Start')).toBe('CHOSEN');
  expect(await chosen()).toBe('ASSIGNED');
  expect(await answer(replyTo, 'STOP')).toBe('CHOSEN');
  expect(await chosen()).toBe('NEVER');
});

test('each chooses for themselves, where they may see messages', async () => {
  expect((await choose('MORNING')).data.choice).toBe('MORNING');
  expect((await choices(scene.head)).map(({ choice }) => choice)).toEqual(['ASSIGNED']);
  expect(await choices(scene.candidate)).toEqual([]);
  expect((await choose('HOURLY', scene.candidate)).status).toBe(404);
});

test('nobody is mailed about what they may no longer see', async () => {
  await assign(scene.manager.userId);
  await write('Hello?');
  await server.run((work) => revokeAllRights(work.db, toChangeContext(work), scene.group.id, scene.manager.userId));
  expect(await toWhom(HOUR)).toEqual([]);
});

test('mail that comes back from somebody of the house marks their own address and not the candidate’s', async () => {
  const { raw } = await mailed();
  const head = raw.split(/\r?\n\r?\n/)[0] ?? '';
  const status = `Final-Recipient: rfc822; ${scene.emails.manager}\r\nAction: failed\r\nStatus: 5.1.1`;
  const parts = [
    ['message/delivery-status', `Reporting-MTA: dns; mx.example.com\r\n\r\n${status}`],
    ['text/rfc822-headers', head],
  ].map(([type, text]) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`);
  const message = Buffer.from(
    `From: MAILER-DAEMON@mx.example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=part\r\n\r\n${parts.join('')}--part--\r\n`,
  ).toString('base64');
  const body = { recipient: 'hearth@example.com', message };
  const { data } = await server.request('POST', receiveMail.path, { body, headers: { 'x-mail-in-secret': SECRET } });
  expect(data).toEqual({ outcome: 'BOUNCED' });
  const marked = await server.run(({ db }) =>
    db.query('select address, user_id from messaging.unreachable where user_id = any ($1)', [
      [scene.manager.userId, scene.candidate.userId],
    ]),
  );
  expect(marked).toEqual([{ address: scene.emails.manager.toLowerCase(), user_id: scene.manager.userId }]);
  await readAll();
  await write('Hello again');
  expect(await toWhom(HOUR)).toEqual([]);
});
