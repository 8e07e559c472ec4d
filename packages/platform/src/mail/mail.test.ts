import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newId } from '@hearth/kit/id';
import type { Mail } from '@hearth/platform/module';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetMailWithin, findLatestMail, mailIdIn, noteReturned } from './mail.ts';

/** A real mail server that keeps what it receives, and refuses while it is told to. */
const received: { to: string[]; text: string }[] = [];
let refuses = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refuses) return done(new Error('come back later'));
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      });
      return done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const { port } = smtp.server.address() as AddressInfo;
const server = await startTestServer({
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Hearth <hearth@example.com>' },
});
const MAIL = {
  to: 'marta@example.com',
  subject: 'Your shift, geändert',
  text: 'It begins at 18:00.',
  html: '<p>It begins at 18:00.</p>',
};
const states = () => server.run(({ db }) => db.execute(sql`select state, attempts from platform.mail order by at, id`));

beforeEach(async () => {
  received.length = 0;
  refuses = false;
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
});

test('a message is sent once its transaction has committed, to its one address', async () => {
  await server.run((work) => work.mail(MAIL));
  await server.settle();
  expect(received.map((mail) => mail.to)).toEqual([['marta@example.com']]);
  expect(received[0]?.text).toContain('From: Hearth <hearth@example.com>');
  expect(received[0]?.text).toContain('It begins at 18:00.');
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
});

test('a message wears the name that it was given, and comes from the installation’s own address all the same', async () => {
  await server.run((work) => work.mail({ ...MAIL, senderName: 'Harbour House <x@example.org> via Hearth' }));
  await server.settle();
  expect(received[0]?.text).toContain('From: "Harbour House <x@example.org> via Hearth" <hearth@example.com>');
});

/** What ends a header, or begins another address, in some program on the way. */
const BREAKS = ['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\rBcc: all@example.com', '\r\n\r\nHello'];
test.each(BREAKS)(
  'incident 39 (CWE-93): %j makes no header and no second address, wherever it is written',
  async (more) => {
    const written: Partial<Mail>[] = [
      { to: MAIL.to + more },
      { to: `${MAIL.to}, all@example.com` },
      { to: `"${MAIL.to}" <all@example.com>` },
      { replyTo: MAIL.to + more },
    ];
    for (const part of written) await expect(server.run((work) => work.mail({ ...MAIL, ...part }))).rejects.toThrow();
    await server.run((work) =>
      work.mail({
        ...MAIL,
        subject: MAIL.subject + more,
        senderName: `Hearth${more}`,
        text: `Hello${more}`,
        html: `<p>${more}</p>`,
      }),
    );
    await server.settle();
    expect(received.map(({ to }) => to)).toEqual([['marta@example.com']]);
    const [head = ''] = received[0]?.text.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toMatch(/^From: "?Hearth (?:Bcc: all@example\.com|Hello)"? <hearth@example\.com>/m);
  },
);

test('a message of a transaction that failed is never sent', async () => {
  await expect(
    server.run(async (work) => {
      await work.mail(MAIL);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await server.settle();
  expect(received).toEqual([]);
});

test('a message that the mail server refuses is kept, with what it said', async () => {
  refuses = true;
  await server.run((work) => work.mail(MAIL));
  await server.settle().catch(() => undefined);
  expect(received).toEqual([]);
  expect(await server.run(({ db }) => db.execute(sql`select state, problem from platform.mail`))).toEqual([
    { state: 'failed', problem: expect.stringContaining('come back later') },
  ]);
});

test.each([
  'a@example.com,b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '<a@example.com>',
  'a@example.com b@example.com',
  'nobody',
])('%j is not one address, and is refused before anything is kept', async (to) => {
  await expect(server.run((work) => work.mail({ ...MAIL, to }))).rejects.toThrow(/one address/);
  expect(await states()).toEqual([]);
});

test.each([`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.example.com`, `a@${'b.'.repeat(130)}com`])(
  'what no mail server takes is kept as refused, and whoever wrote it goes on: %s',
  async (to) => {
    await server.run((work) => work.mail({ ...MAIL, to }));
    await server.settle();
    expect(received).toEqual([]);
    expect(
      await server.run(({ db }) =>
        db.execute(sql`select state, problem, refused_at is not null as refused from platform.mail`),
      ),
    ).toEqual([{ state: 'failed', problem: 'The address is too long for mail.', refused: true }]);
  },
);

test('a subject of several lines, as a name in it may have, is one', async () => {
  await server.run((work) => work.mail({ ...MAIL, subject: 'Ana\nX\u2028and\u0085others' }));
  await server.settle();
  expect(received[0]?.text).toContain('Subject: Ana X and others');
});

test('what was sent stands in the inbox of a trial installation, and not in production', async () => {
  await server.run((work) => work.mail({ ...MAIL, subject: '<script>alert(1)</script>' }));
  const { status, text } = await server.request('GET', '/dev/inbox');
  expect(status).toBe(200);
  expect(text).toContain('It begins at 18:00.');
  expect(text).not.toContain('<script>alert');
});

test('production forgets what a message said once it is sent, and keeps it while it is not; a trial keeps it for its inbox', async () => {
  const kept = (from: typeof server) =>
    from.run(({ db }) =>
      db.execute<{ whole: string }>(sql`select mail::text as whole from platform.mail where recipient = ${MAIL.to}`),
    );
  const live = await startTestServer({
    environment: {
      ...PRODUCTION,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
  });
  const secret = { ...MAIL, subject: '123456 is your code', text: 'https://hearth.example.com/?code=s3cret' };
  refuses = true;
  await live.run((work) => work.mail(secret));
  await expect(live.settle()).rejects.toThrow('come back later');
  expect(JSON.stringify(await kept(live))).toContain('s3cret');
  await live.run(({ db }) => db.execute(sql`delete from platform.mail`));
  refuses = false;
  await live.run((work) => work.mail(secret));
  await live.settle();
  expect(received).toHaveLength(1);
  for (const part of ['s3cret', '123456', '18:00']) expect(JSON.stringify(await kept(live))).not.toContain(part);
  await server.run((work) => work.mail(MAIL));
  await server.settle();
  expect(JSON.stringify(await kept(server))).toContain('18:00');
});

/** A message about something, and how far the last one about it has come. */
function aboutSomething() {
  const about = { kind: 'platform.thing', id: newId(), within: newId() };
  return {
    about,
    arrival: () => server.run(async ({ db }) => (await findLatestMail(db, [about.id])).get(about.id)),
    lastId: async () => {
      const [row] = await server.run(({ db }) =>
        db.execute<{ id: string }>(sql`select id from platform.mail where about_id = ${about.id} order by id desc`),
      );
      return row?.id ?? '';
    },
  };
}

test('whoever wrote about something sees whether the last message about it waits, was taken, was refused, or came back', async () => {
  const { about, arrival, lastId } = aboutSomething();
  expect(await arrival()).toBeUndefined();
  refuses = true;
  await server.run((work) => work.mail({ ...MAIL, about }));
  expect(await arrival()).toEqual({ accepted_at: null, refused_at: null, returned_at: null });
  await server.settle().catch(() => undefined);
  const now = server.clock.now();
  expect(await arrival()).toEqual({ accepted_at: null, refused_at: now, returned_at: null });
  refuses = false;
  await server.run((work) => work.mail({ ...MAIL, about }));
  await server.settle();
  expect(await arrival()).toEqual({ accepted_at: now, refused_at: null, returned_at: null });
  const returned = { id: await lastId(), address: MAIL.to, status: '5.1.1' };
  await server.run((work) => noteReturned(work, returned));
  expect(await arrival()).toEqual({ accepted_at: now, refused_at: null, returned_at: now });
});

test('a message came back only from the address that it went to, and only once it was sent', async () => {
  const { about, arrival, lastId } = aboutSomething();
  await server.run((work) => work.mail({ ...MAIL, about }));
  const own = await lastId();
  const note = (address: string, id = own) =>
    server.run((work) => noteReturned(work, { id, address, status: '5.1.1' }));
  expect(await note(MAIL.to)).toBeNull();
  await server.settle();
  expect(await note('somebody@example.com')).toBeNull();
  expect(await note(MAIL.to, newId())).toBeNull();
  expect((await arrival())?.returned_at).toBeNull();
  expect(await note(MAIL.to)).toEqual({ recipient: MAIL.to, about });
});

test.each([
  ['<01990000-0000-7000-8000-000000000001@hearth>', '01990000-0000-7000-8000-000000000001'],
  ['<01990000-0000-7000-8000-000000000001@elsewhere>', null],
  ['<------------------------------------@hearth>', null],
  ['', null],
])('%j names the message %j', (messageId, id) => {
  expect(mailIdIn(messageId)).toBe(id);
});

test('with what it was about a message is forgotten, and one that is still to be sent goes out', async () => {
  const { about } = aboutSomething();
  await server.run((work) => work.mail({ ...MAIL, about }));
  await server.settle();
  await server.run((work) => work.mail({ ...MAIL, subject: 'Not sent yet', about }));
  await server.run(({ db }) => forgetMailWithin(db, about.within));
  received.length = 0;
  await server.settle();
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  expect(received).toHaveLength(1);
});
