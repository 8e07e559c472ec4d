import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { findPerson, markEmailVerified } from '@hearth/domains/identity/service';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { askCandidate } from '../../../contract/ask-endpoints.ts';
import { getDesk } from '../../../contract/desk-endpoints.ts';
import { changeMailChoice, listMailChoices, listMessages, markRead } from '../../../contract/endpoints.ts';
import { receiveMail } from '../../../contract/mail-endpoints.ts';
import { mailBytes } from './mail.fixture.ts';
import type { Written } from './mail.fixture.ts';
import { blockWriting } from '../../../contract/safety-endpoints.ts';

const SECRET = 'a secret of more than thirty-two letters';
const IN_DOMAIN = 'answers.example.com';
const { url, received } = await startMailServer();
const server = await startTestServer({
  environment: {
    SMTP_URL: url,
    MAIL_FROM: 'Hearth <hearth@example.com>',
    MAIL_IN_DOMAIN: IN_DOMAIN,
    MAIL_IN_SECRET: SECRET,
  },
});

/** A mail of the candidate, as it comes over the wire. */
const mailFrom = (written: Partial<Written> & Pick<Written, 'text'>): Buffer =>
  mailBytes({ from: scene.email, ...written });

const handedOver = (recipient: string, raw: Buffer, secret = SECRET) =>
  server.request('POST', receiveMail.path, {
    body: { recipient, message: raw.toString('base64') },
    headers: { 'x-mail-in-secret': secret },
  });
async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const manager = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
    const candidate = await makeUser(work);
    const other = await makeUser(work);
    for (const { userId } of [candidate, other]) await markEmailVerified(work, userId);
    const email = (await findPerson(work.db, candidate.userId))?.email ?? '';
    const otherEmail = (await findPerson(work.db, other.userId))?.email ?? '';
    return { group, manager, candidate, other, email, otherEmail };
  });
  const [location_id] = made.group.locationIds;
  const body = completeJob(location_id);
  const job = await server.call(createJob, { params: { id: made.group.id }, body }, made.manager.token);
  const apply = (user_id: string) =>
    server.run((work) => makeApplication(work, { group_id: made.group.id, location_id, job_id: job.data.id, user_id }));
  return { ...made, id: await apply(made.candidate.userId), otherId: await apply(made.other.userId) };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  received.length = 0;
  scene = await makeScene();
});

const write = (text: string, id = scene.id) => {
  const { payload, headers } = multipart({ message_body: text }, []);
  const path = `/v1/applications/${id}/messages`;
  return server.request('POST', path, { token: scene.manager.token, headers, payload });
};
const thread = async () =>
  (await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.manager.token)).data.messages;
/** The mail about a message, as its receiver's program reads it. */
async function mailOf(text: string) {
  await write(text);
  await server.settle();
  const mail = await PostalMime.parse(received.at(-1)?.text ?? '');
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  return { mail, headers, replyTo: mail.replyTo?.[0]?.address ?? '' };
}
const answer = async (to: string, written: Partial<Written> & Pick<Written, 'text'>) => {
  const { data } = await handedOver(to, mailFrom(written));
  return (data as { outcome: string }).outcome;
};

test('a message that its receiver does not read comes by mail, and the answer goes into the conversation', async () => {
  const { mail, replyTo } = await mailOf('Can you come on Thursday?');
  expect(received.map(({ to }) => to)).toEqual([[scene.email]]);
  expect(mail.text).toContain('Can you come on Thursday?');
  const quoted = (mail.text ?? '').replaceAll(/^/gm, '> ');
  const text = `Yes, gladly.\n\nOn 20 Nov 2026 at 10:11, Casa wrote:\n${quoted}`;
  const files = [
    { name: 'permit.pdf', bytes: SMALL_PDF },
    { name: 'run.exe', bytes: Buffer.from('MZ') },
  ];
  // Of two messages of one moment, which is the later one is not told.
  server.clock.advance(60_000);
  expect(await answer(replyTo, { text, files })).toBe('DELIVERED');
  expect(
    (await thread()).map(({ from, message_body, files }) => [from, message_body, files.map(({ name }) => name)]),
  ).toEqual([
    ['EMPLOYER', 'Can you come on Thursday?', []],
    ['CANDIDATE', 'Yes, gladly.', ['permit.pdf']],
  ]);
});

test.each(['Yes', 'Sí', 'Ja.', 'Oui !', 'Tak', 'Да', 'Evet', 'نعم', 'No', 'OK', 'YES STOP'])(
  'a bare “%s” by mail is a message that the house reads, and answers nothing that it has asked for',
  async (text) => {
    const { replyTo } = await mailOf('Can you come on Thursday?');
    const ask = (kind: 'CONFIRM' | 'TIME') => {
      const times =
        kind === 'TIME' ? { times: [new Date(server.clock.now().getTime() + 86_400_000).toISOString()] } : {};
      const body = { ask_id: newId(), kind, text: 'Is this right?', ...times };
      return server.call(askCandidate, { params: { id: scene.id }, body }, scene.manager.token);
    };
    expect((await ask('CONFIRM')).status).toBe(200);
    expect((await ask('TIME')).status).toBe(200);
    // Of messages of one moment, which is the last one is not told.
    server.clock.advance(60_000);
    expect(await answer(replyTo, { text })).toBe('DELIVERED');
    const said = await thread();
    expect(said.at(-1)).toMatchObject({ from: 'CANDIDATE', message_body: text });
    expect(said.flatMap(({ part }) => (part?.kind === 'ASK' ? [part.state] : []))).toEqual(['OPEN', 'OPEN']);
    // What was asked for is mailed too, before another test begins.
    await server.settle();
  },
);

test('what no database can hold is left out of a mail and of the names of its files', async () => {
  const { replyTo } = await mailOf('Can you come on Thursday?');
  const files = [{ name: 'per\0mit.pdf', bytes: SMALL_PDF }];
  expect(await answer(replyTo, { text: 'Yes,\0 gladly.\0', files })).toBe('DELIVERED');
  const said = (await thread()).at(-1);
  expect([said?.message_body, said?.files.map(({ name }) => name)]).toEqual(['Yes, gladly.', ['permit.pdf']]);
});

test('what was read in the meantime is not mailed', async () => {
  await write('Read at once');
  const { data } = await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.candidate.token);
  const body = data.messages.map(({ message_id }) => ({ message_id, is_read: true }));
  await server.call(markRead, { body }, scene.candidate.token);
  await server.settle();
  await server.settle();
  expect(received).toEqual([]);
});

test('who was blocked before a message was mailed is not heard by mail either', async () => {
  await write('Answer me');
  const body = { user_id: null, reason: null, note: '' };
  await server.call(blockWriting, { params: { id: scene.id }, body }, scene.candidate.token);
  await server.settle();
  expect(received).toEqual([]);
});

test('an answer by mail into a conversation that the house closed is left alone', async () => {
  const { replyTo } = await mailOf('Hello');
  const body = { user_id: null, reason: 'HARASSMENT' as const, note: '' };
  await server.call(blockWriting, { params: { id: scene.id }, body }, scene.manager.token);
  expect(await answer(replyTo, { text: 'You fools' })).toBe('IGNORED');
  expect((await thread()).length).toBe(1);
});

test('nobody gets a message at an address that is not known to be theirs', async () => {
  const unproven = await server.run(async (work) => {
    const user = await makeUser(work);
    await work.db.query('update identity."user" set email_verified_at = null where id = $1', [user.userId]);
    await work.db.query('update applications.application set user_id = $1 where id = $2', [user.userId, scene.id]);
    return user;
  });
  expect(unproven.userId).not.toBe(scene.candidate.userId);
  await write('Secret');
  await server.settle();
  expect(received).toEqual([]);
});

test('an answer counts only from the person’s own address, at the address that was made for them', async () => {
  const { replyTo } = await mailOf('Hello');
  expect(await answer(replyTo, { from: scene.otherEmail, text: 'I am Pia' })).toBe('IGNORED');
  const forged = replyTo.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
  expect(await answer(forged, { text: 'Hello' })).toBe('IGNORED');
  // The address of one conversation with the signature of another.
  await write('Hello', scene.otherId);
  await server.settle();
  const others = (await PostalMime.parse(received.at(-1)?.text ?? '')).replyTo?.[0]?.address ?? '';
  const crossed = `${others.split('.')[0]}.${replyTo.split('.').slice(1).join('.')}`;
  expect(await answer(crossed, { from: scene.otherEmail, text: 'Hello' })).toBe('IGNORED');
  expect(await thread()).toHaveLength(1);
});

test('a mail that is handed over again arrives once', async () => {
  const { replyTo } = await mailOf('Hello');
  const mail = mailFrom({ text: 'Yes' });
  expect((await handedOver(replyTo, mail)).data).toEqual({ outcome: 'DELIVERED' });
  expect((await handedOver(replyTo, mail)).data).toEqual({ outcome: 'KNOWN' });
  expect(await thread()).toHaveLength(2);
});

test.each([
  ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' }, text: 'I am away.' }],
  ['a mail of a list', { headers: { Precedence: 'bulk' }, text: 'News' }],
  ['nothing but a quotation', { text: '> Hello' }],
])('%s is no answer', async (_what, options) => {
  const { replyTo } = await mailOf('Hello');
  expect(await answer(replyTo, options)).toBe('IGNORED');
  expect(await thread()).toHaveLength(1);
});

test('STOP ends mail of this house alone, START begins it again, and the house cannot', async () => {
  const { replyTo } = await mailOf('Hello');
  expect(await answer(replyTo, { text: 'Stop' })).toBe('CHOSEN');
  expect(await thread()).toHaveLength(1);
  received.length = 0;
  await write('Hello again');
  await server.settle();
  expect(received).toEqual([]);
  expect(await answer(replyTo, { text: 'START' })).toBe('CHOSEN');
  await write('And again');
  await server.settle();
  expect(received.filter(({ to }) => to[0] === scene.email)).toHaveLength(1);
});

test('a mail program takes its reader off in one click, with no more than what the mail says', async () => {
  const { headers } = await mailOf('Hello');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname } = new URL(/<(.*)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
  const click = (path: string) =>
    server.request('POST', path, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await click(pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404);
  expect((await click(pathname)).status).toBe(200);
  received.length = 0;
  await write('Hello again');
  await server.settle();
  expect(received).toEqual([]);
});

test('nobody hands mail over without the secret', async () => {
  const { replyTo } = await mailOf('Hello');
  const raw = mailFrom({ text: 'Yes' });
  expect((await handedOver(replyTo, raw, 'another secret')).status).toBe(404);
  expect(await thread()).toHaveLength(1);
});

test('no more than thirty answers an hour are taken in one conversation', async () => {
  const { replyTo } = await mailOf('Hello');
  const outcomes: string[] = [];
  for (let index = 0; index < 31; index += 1) outcomes.push(await answer(replyTo, { text: `Yes ${index}` }));
  expect(outcomes.filter((outcome) => outcome === 'DELIVERED')).toHaveLength(30);
  expect(outcomes.at(-1)).toBe('IGNORED');
});

/** What a mail server says about a mail that it could not deliver, with the head of that mail. */
function reportOn(sent: string, { address = scene.email, status = '5.1.1', replyTo = '', id = '' } = {}): Buffer {
  const head = sent.split(/\r?\n\r?\n/)[0] ?? '';
  const answered = replyTo === '' ? head : head.replace(/^reply-to:.*(?:\r?\n[ \t].*)*/im, `Reply-To: ${replyTo}`);
  const returned = id === '' ? answered : answered.replace(/^message-id:.*(?:\r?\n[ \t].*)*/im, `Message-ID: ${id}`);
  const parts = [
    ['text/plain', 'This mail could not be delivered.'],
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}`,
    ],
    ['text/rfc822-headers', returned],
  ].map(([type, text]) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`);
  return Buffer.from(
    `From: MAILER-DAEMON@mx.example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=part\r\n\r\n${parts.join('')}--part--\r\n`,
  );
}
const reported = async (raw: Buffer): Promise<string> =>
  ((await handedOver('hearth@example.com', raw)).data as { outcome: string }).outcome;
/** The address with another signature. */
const forged = (replyTo: string): string => replyTo.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
const unreachable = async () =>
  (await server.call(getDesk, { params: { id: scene.id } }, scene.manager.token)).data.unreachable_since;

test('mail that comes back for good marks the address, is shown, and nothing more is mailed there', async () => {
  await mailOf('Hello');
  expect(await unreachable()).toBeNull();
  expect(await reported(reportOn(received.at(-1)?.text ?? ''))).toBe('BOUNCED');
  expect(await unreachable()).toBe(server.clock.now().toISOString());
  received.length = 0;
  await write('Hello again');
  await server.settle();
  expect(received.filter(({ to }) => to[0] === scene.email)).toEqual([]);
});

test('a changed address is not marked, and neither is one that somebody answers from', async () => {
  const { replyTo } = await mailOf('Hello');
  const report = reportOn(received.at(-1)?.text ?? '');
  await reported(report);
  await answer(replyTo, { text: 'I am here' });
  expect(await unreachable()).toBeNull();
  await reported(report);
  const changed = `new-${scene.email}`;
  await server.run(({ db }) =>
    db.query('update identity."user" set email = $1 where id = $2', [changed, scene.candidate.userId]),
  );
  expect(await unreachable()).toBeNull();
  await write('Hello again');
  await server.settle();
  expect(received.at(-1)?.to).toEqual([changed]);
});

test.each([
  ['what failed for now', () => ({ status: '4.2.2' })],
  ['an address that is not theirs', () => ({ address: scene.otherEmail })],
  ['a mail that nobody here sent', (replyTo: string) => ({ replyTo: forged(replyTo), id: `<${newId()}@hearth>` })],
])('a report about %s marks nothing', async (_what, options) => {
  const { replyTo } = await mailOf('Hello');
  expect(await reported(reportOn(received.at(-1)?.text ?? '', options(replyTo)))).toBe('IGNORED');
  expect(await unreachable()).toBeNull();
});

test('a mail that another server gave another name is known by its address for answers', async () => {
  await mailOf('Hello');
  expect(await reported(reportOn(received.at(-1)?.text ?? '', { id: '<1@relay.example.com>' }))).toBe('BOUNCED');
  expect(await unreachable()).not.toBeNull();
});

test('the house sees of each message whether it was mailed and whether it came back, and its candidate sees nothing of it', async () => {
  await mailOf('Hello');
  const mailedAt = server.clock.now().toISOString();
  const mails = async () => (await thread()).map(({ mail }) => mail);
  expect(await mails()).toEqual([{ accepted_at: mailedAt, refused_at: null, returned_at: null }]);
  server.clock.advance(60_000);
  await reported(reportOn(received.at(-1)?.text ?? ''));
  const returned_at = server.clock.now().toISOString();
  expect(await mails()).toEqual([{ accepted_at: mailedAt, refused_at: null, returned_at }]);
  server.clock.advance(60_000);
  await reported(reportOn(received.at(-1)?.text ?? ''));
  expect(await mails()).toEqual([{ accepted_at: mailedAt, refused_at: null, returned_at }]);
  const own = await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.candidate.token);
  expect(own.data.messages.map((message) => 'mail' in message)).toEqual([false]);
});

test('a letter of another domain that came back is shown in the conversation too', async () => {
  const letter = { to: scene.email, subject: 'Come and talk', text: 'Choose a time.', html: '<p>Choose a time.</p>' };
  const about = { kind: 'interviews.interview', id: newId(), within: scene.id };
  await server.run((work) => work.mail({ ...letter, about }));
  await server.settle();
  expect(await reported(reportOn(received.at(-1)?.text ?? '', { address: scene.otherEmail }))).toBe('IGNORED');
  expect(await unreachable()).toBeNull();
  expect(await reported(reportOn(received.at(-1)?.text ?? ''))).toBe('BOUNCED');
  expect(await unreachable()).toBe(server.clock.now().toISOString());
});

test('mail of a group is ended and begun again in the settings as by STOP and START, by its receiver alone', async () => {
  const { replyTo } = await mailOf('Hello');
  const choices = async (token = scene.candidate.token) => (await server.call(listMailChoices, {}, token)).data.groups;
  const choose = (wanted: boolean, token = scene.candidate.token) =>
    server.call(changeMailChoice, { params: { group_id: scene.group.id }, body: { wanted } }, token);
  expect(await choices()).toEqual([{ group_id: scene.group.id, group_name: scene.group.name, wanted: true }]);
  expect((await choose(false)).data.wanted).toBe(false);
  expect((await choices())[0]?.wanted).toBe(false);
  expect((await choices(scene.other.token))[0]?.wanted).toBe(true);
  received.length = 0;
  await write('Are you there?');
  await server.settle();
  expect(received).toEqual([]);
  expect(await answer(replyTo, { text: 'Start' })).toBe('CHOSEN');
  expect((await choices())[0]?.wanted).toBe(true);
  expect((await choose(false, scene.manager.token)).status).toBe(404);
});
