import { FACTORY_PASSWORD, frameHeaders, makeUser, solveTestCaptcha } from '@hearth/domains/identity/factory';

import { newId } from '@hearth/kit/id';
import { ownJobs } from '@hearth/platform/jobs/own-jobs';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { keepGuestPassword } from '../../contract/guest-endpoints.ts';
import { confirmSent, openSent, renewSentLink, setSentPassword } from '../../contract/sent-endpoints.ts';
import { FIRST_PASSWORD_MS, GUESTS_BEFORE_CAPTCHA, GUESTS_PER_ADDRESS, SENT_LINK_MS } from '../../rules/limits.ts';
import { applyAsGuest, cookieOf, mailedLink, mailsTo } from './guest.fixture.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
let email = '';
beforeEach(async () => {
  scene = await openJob(server);
  email = `wanda-${newId()}@mail.example`;
  await server.run(({ db }) => db.execute(sql`delete from identity.attempt_window`));
});

const yes = () => ({ answers: [{ question_id: scene.questionId, answer: 'yes' }] });
const PASSWORD = 'Garnished-Olive-7';

async function applied(more: { readonly change?: object; readonly hasFile?: boolean } = {}) {
  const reply = await applyAsGuest(server, scene.job, {
    email,
    hasFile: more.hasFile === true,
    change: { ...yes(), ...more.change },
  });
  expect(reply.status).toBe(200);
  await server.settle();
  return reply;
}
const board = async () =>
  (
    await server.call(contract.getPipeline, { params: { id: scene.group.id }, query: {} }, scene.owner.token)
  ).data.stages.flatMap(({ cards }) => cards);
const login = (password: string) =>
  server.request('POST', '/auth/session/login', { headers: frameHeaders(), body: { username: email, password } });
const person = async () =>
  (
    await server.run(({ db }) =>
      db.execute<{ id: string; status: string; proven: boolean }>(
        sql`select id, status, email_verified_at is not null as proven from identity."user" where email = ${email}`,
      ),
    )
  )[0];

describe('an address that nobody has here', () => {
  test('the application is on the board at once, marked as unconfirmed; the link confirms the address', async () => {
    await applied({ hasFile: true });
    const [card] = await board();
    expect(card).toMatchObject({ first_name: 'Wanda', files: 1 });
    const details = async () =>
      (
        await server.call(
          contract.getApplication,
          { params: { id: scene.group.id, application_id: card?.id ?? '' } },
          scene.owner.token,
        )
      ).data;
    expect(await details()).toMatchObject({ email, email_unconfirmed: true });
    expect(await person()).toMatchObject({ status: 'NO_PASSWORD', proven: false });

    const link = await mailedLink(server, email);
    const opened = await server.call(openSent, { body: { link } });
    expect(opened.data).toMatchObject({
      is_waiting: false,
      is_confirmed: false,
      can_set_password: false,
      address: email,
    });
    const confirmed = await server.call(confirmSent, { body: { link } });
    expect(confirmed.data).toMatchObject({ is_confirmed: true, can_set_password: true });
    expect(await details()).toMatchObject({ email_unconfirmed: false });
  });

  test('until it is proven it gets the confirmation and nothing else; then what waited is sent', async () => {
    await applied();
    await server.run((work) =>
      work.mail({ to: email, subject: 'An interview', text: 'Thursday', html: '<p>Thursday</p>' }),
    );
    await server.settle();
    const states = async () => (await mailsTo(server, email)).map(({ subject, state }) => [subject, state]);
    const confirmation = [expect.stringMatching(/^Application received: /), 'sent'];
    expect(await states()).toEqual([confirmation, ['An interview', 'held']]);
    await server.call(confirmSent, { body: { link: await mailedLink(server, email) } });
    const release = server.application.runner.free(new AbortController().signal);
    for (const job of ownJobs(server.application.tools.config, server.application.addresses))
      if (job.name === 'platform.releaseMail') await job.run({}, release);
    await server.settle();
    expect(await states()).toEqual([confirmation, ['An interview', 'sent']]);
  });

  test('nothing that was typed goes into the mail to an address that may be somebody else’s', async () => {
    await applied({ change: { first_name: 'Win money at evil.example', message: 'evil.example' } });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text_body).not.toContain('evil');
  });

  test('a second application with it waits for the link, and says nothing of the first', async () => {
    await applied();
    const other = await openJob(server);
    const reply = await applyAsGuest(server, other.job, {
      email,
      change: { answers: [{ question_id: other.questionId, answer: 'yes' }] },
    });
    expect(reply.data).toEqual({ sent: true });
    await server.settle();
    const seen = await server.call(
      contract.getPipeline,
      { params: { id: other.group.id }, query: {} },
      other.owner.token,
    );
    expect(seen.data.stages.flatMap(({ cards }) => cards)).toEqual([]);
    expect((await mailsTo(server, email)).at(-1)?.subject).toContain('Send your application');
    const link = await mailedLink(server, email);
    expect((await server.call(openSent, { body: { link } })).data).toMatchObject({
      is_waiting: true,
      is_confirmed: false,
    });
    expect((await server.call(confirmSent, { body: { link } })).data).toMatchObject({
      is_waiting: false,
      is_confirmed: true,
    });
    const after = await server.call(
      contract.getPipeline,
      { params: { id: other.group.id }, query: {} },
      other.owner.token,
    );
    expect(after.data.stages.flatMap(({ cards }) => cards)).toHaveLength(1);
    // Opened again, it shows what it sent.
    expect((await server.call(openSent, { body: { link } })).data).toMatchObject({
      is_waiting: false,
      is_confirmed: true,
    });
  });

  test('the link sets a first password once, and never another one', async () => {
    await applied();
    const link = await mailedLink(server, email);
    const set = (password: string) => server.call(setSentPassword, { body: { link, password } });
    expect((await set(PASSWORD)).refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
    await server.call(confirmSent, { body: { link } });
    expect((await set('weak')).refusal.code).toBe('SHORT_PASSWORD');
    expect((await set(PASSWORD)).data).toMatchObject({ can_set_password: false });
    expect((await mailsTo(server, email)).at(-1)?.subject).toBe('Your Hearth account is ready');
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await set('Another-Olive-8')).refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('a link that has been around for a week sets none: it may have been forwarded', async () => {
    await applied();
    const link = await mailedLink(server, email);
    server.clock.advance(FIRST_PASSWORD_MS);
    expect((await server.call(confirmSent, { body: { link } })).data).toMatchObject({ can_set_password: false });
    const refused = await server.call(setSentPassword, { body: { link, password: PASSWORD } });
    expect(refused.refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
  });

  test('a link that has ended mails a new one to its address when it is pressed, three times a day', async () => {
    await applied();
    const link = await mailedLink(server, email);
    server.clock.advance(SENT_LINK_MS);
    expect((await server.call(openSent, { body: { link } })).refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
    expect((await server.call(renewSentLink, { body: { link } })).data).toEqual({ mailed: true });
    await server.settle();
    const renewed = await mailedLink(server, email);
    expect(renewed).not.toBe(link);
    expect((await server.call(confirmSent, { body: { link: renewed } })).data).toMatchObject({ is_confirmed: true });
    await server.call(renewSentLink, { body: { link } });
    await server.call(renewSentLink, { body: { link } });
    expect((await server.call(renewSentLink, { body: { link } })).status).toBe(429);
    expect((await server.call(renewSentLink, { body: { link: `${link.slice(0, -2)}AA` } })).refusal.code).toBe(
      'APPLICATION_LINK_NOT_VALID',
    );
  });
});

describe('a password chosen where it was sent', () => {
  const keep = (headers: Record<string, string>) =>
    server.request('POST', '/v1/guest_applications/password', { headers, body: { password: PASSWORD } });
  const confirm = async (headers: Record<string, string> = {}) =>
    server.request('POST', '/v1/sent_applications/confirm', {
      headers,
      body: { link: await mailedLink(server, email) },
    });

  test('is good once the same browser has proven the address, and not before', async () => {
    const cookie = cookieOf((await applied()).headers);
    expect((await keep(cookie)).data).toEqual({ kept: true });
    expect((await login(PASSWORD)).status).not.toBe(200);
    expect((await confirm(cookie)).data).toMatchObject({ can_set_password: false });
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('is forgotten where another browser proves it: who applied may not be whose address it is', async () => {
    const cookie = cookieOf((await applied()).headers);
    await keep(cookie);
    expect((await confirm()).data).toMatchObject({ can_set_password: true });
    expect((await login(PASSWORD)).status).not.toBe(200);
    await confirm(cookie);
    expect((await login(PASSWORD)).status).not.toBe(200);
  });

  test('never replaces the one of an account', async () => {
    await server.run((work) => makeUser(work, { email }));
    const cookie = cookieOf((await applied()).headers);
    expect((await keep(cookie)).data).toEqual({ kept: true });
    expect((await confirm(cookie)).status).toBe(200);
    expect((await login(PASSWORD)).status).not.toBe(200);
    expect((await login(FACTORY_PASSWORD)).status).toBe(200);
  });

  test('is refused from a browser that nothing was sent from', async () => {
    await applied();
    for (const headers of [{}, { cookie: `hearth_applied=${'A'.repeat(43)}` }])
      expect((await keep(headers)).refusal.code).toBe('APPLICATION_LINK_NOT_VALID');
    expect(keepGuestPassword.access.kind).toBe('anyone');
  });
});

describe('an address that has an account', () => {
  test('is judged like any other; nothing is sent in its name until its owner presses the link', async () => {
    const known = await server.run((work) => makeUser(work, { email }));
    const reply = await applied({ hasFile: true });
    const other = await applyAsGuest(server, scene.job, { email: `new-${newId()}@mail.example`, change: yes() });
    expect([reply.status, reply.data]).toEqual([other.status, other.data]);
    await server.settle();
    expect((await board()).map(({ id }) => id)).toHaveLength(1);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toContain('Send your application');
    const own = () => server.call(contract.listOwnApplications, { query: {} }, known.token);
    expect((await own()).data.total).toBe(0);
    const link = await mailedLink(server, email);
    expect((await server.call(confirmSent, { body: { link } })).data).toMatchObject({ is_waiting: false });
    expect((await own()).data).toMatchObject({ total: 1, applications: [{ attachments: [{ name: 'cv.pdf' }] }] });
  });

  test('that has applied is told so by the link, not by the answer', async () => {
    const known = await server.run((work) => makeUser(work, { email }));
    expect((await sendApplication(server, scene.job.id, known.token, yes())).status).toBe(200);
    expect((await applied()).data).toEqual({ sent: true });
    const link = (await mailsTo(server, email)).flatMap(({ subject, text_body: text }) =>
      subject.startsWith('Send your') ? (/\/application#(\S+)/.exec(text)?.[1] ?? []) : [],
    );
    const refused = await server.call(confirmSent, { body: { link: link[0] ?? '' } });
    expect(refused.refusal.code).toBe('ALREADY_APPLIED');
  });

  test('is not written to where it is kept out', async () => {
    const known = await server.run((work) => makeUser(work, { email }));
    await server.run(({ db }) =>
      db.execute(sql`update identity."user" set disabled_at = now() where id = ${known.userId}`),
    );
    await applied();
    expect(await mailsTo(server, email)).toEqual([]);
  });
});

describe('what is refused', () => {
  test('an answer that is missing, by its field; nothing is kept then', async () => {
    const refused = await applyAsGuest(server, scene.job, { email });
    expect(refused.refusal).toMatchObject({
      code: 'ANSWER_MISSING',
      fields: [{ field: `answers.${scene.questionId}` }],
    });
    await server.settle();
    expect(await person()).toBeUndefined();
  });

  test.each([
    ['', 'EMAIL_ADDRESS_REQUIRED'],
    ['wanda', 'INVALID_EMAIL_ADDRESS'],
    ['wanda@radisson.com', 'HOTEL_GROUP_EMAIL'],
  ])('the address %j is %s', async (address, code) => {
    const refused = await applyAsGuest(server, scene.job, { email: address, change: yes() });
    expect(refused.refusal).toMatchObject({ code, fields: [{ field: 'email' }] });
  });

  test('more with one address than five a day, whether it has an account or not', async () => {
    for (let sent = 0; sent < GUESTS_PER_ADDRESS.count; sent += 1) await applied();
    expect((await applyAsGuest(server, scene.job, { email, change: yes() })).status).toBe(429);
  });

  test('many from one network, until the work of a captcha was done for each', async () => {
    const send = (captcha?: string) =>
      applyAsGuest(server, scene.job, {
        email: `many-${newId()}@mail.example`,
        change: yes(),
        ...(captcha === undefined ? {} : { captcha }),
      });
    for (let sent = 0; sent < GUESTS_BEFORE_CAPTCHA; sent += 1) expect((await send()).status).toBe(200);
    expect((await send()).refusal.code).toBe('CAPTCHA_TOKEN_REQUIRED');
    const given = (await server.request('POST', '/v1/captcha', { body: {} })).data as { readonly challenge: string };
    expect((await send(await solveTestCaptcha(given.challenge))).status).toBe(200);
  });
});
