import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD, frameHeaders, makeUser } from '../../../db/factory.ts';
import { requestResetPassword, sendVerification, validateResetToken } from '../../../contract/recovery-endpoints.ts';
import { changePassword, createUser, disableUser, findPerson, hashPassword } from '../../service.ts';

const server = await startTestServer({
  environment: { PUBLIC_URL: 'http://localhost:3000', APP_ORIGINS: 'http://fr.localhost:3000', CAPTCHA: 'none' },
});
const NEW = 'Another-horse-8';

const ask = (body: object, host = 'localhost:3000') =>
  server.request('POST', '/v1/users/request_reset_password', { body, headers: { host } });
const confirm = (code: string, password = NEW, more: object = {}) =>
  server.request('POST', '/v1/resetPasswordConfirmation', {
    body: { code, new_password: password, confirm_new_password: password, ...more },
  });
const login = (username: string, password: string) =>
  server.request('POST', '/auth/session/login', { body: { username, password }, headers: frameHeaders() });
const isValid = async (code: string) => (await server.call(validateResetToken, { body: { code } })).data.is_valid;

interface Sent {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}
const mails = () =>
  server.run(({ db }) =>
    db.execute<Sent>(sql`select recipient, subject, text_body, html_body from platform.mail order by at, id`),
  );
/** The code of the newest link that was sent. */
async function sentCode(): Promise<string> {
  const codes = (await mails()).flatMap(
    ({ text_body: text }) => /reset\/password\/token(?:\?ref=[^#]*)?#([\w-]+)/.exec(text)?.[1] ?? [],
  );
  return codes.at(-1) ?? '';
}
async function linkFor(email: string): Promise<string> {
  await ask({ username: email });
  await server.settle();
  return sentCode();
}

beforeEach(async () => {
  server.clock.advance(2 * 3_600_000);
  // What the test before asked for is sent before it is deleted, not into the next test.
  await server.settle();
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
});

describe('asking for a new password', () => {
  test('sends one link to the stored address, as text and HTML, that works once', async () => {
    const user = await server.run((work) => makeUser(work));
    const reply = await server.call(requestResetPassword, { body: { username: user.email.toUpperCase() } });
    expect([reply.status, reply.data]).toEqual([200, { requested: true }]);
    await server.settle();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([user.email]);
    const code = await sentCode();
    expect(sent[0]?.html_body).toContain(`/user/reset/password/token#${code}`);
    expect(await isValid(code)).toBe(true);
    expect((await confirm(code)).data).toEqual({ changed: true });
    expect((await confirm(code)).refusal.code).toBe('LINK_NOT_VALID');
    expect((await login(user.email, NEW)).status).toBe(200);
    expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(401);
  });

  test('the letter is in the language of the page that asked, and its link leads to the page of that language', async () => {
    const user = await server.run((work) => makeUser(work));
    await ask({ username: user.email }, 'fr.localhost:3000');
    await server.settle();
    const [letter] = await mails();
    expect(letter?.subject).toBe('Choisissez un nouveau mot de passe Hearth');
    expect(letter?.text_body).toContain('http://fr.localhost:3000/user/reset/password/token');
    expect(letter?.text_body).not.toMatch(/[?&](?:code|token)=/);
    expect(letter?.html_body).toContain('lang="fr"');
  });

  test('an unknown name, a draft and a disabled person get the same answer, and nothing is sent', async () => {
    const draft = await server.run((work) => makeUser(work, { status: 'DRAFT_NO_PASSWORD' }));
    const disabled = await server.run((work) => makeUser(work));
    await server.run((work) => disableUser(work, disabled.userId));
    for (const username of ['nobody@example.com', 'not an address', draft.email, disabled.email])
      expect((await ask({ username })).data).toEqual({ requested: true });
    await server.settle();
    expect(await mails()).toEqual([]);
  });

  test('the work before the answer is the same for a known and for an unknown name', async () => {
    const user = await server.run((work) => makeUser(work));
    const jobs = () =>
      server.run(async ({ db }) =>
        db.execute(sql`select state from pgboss.job where name = 'identity.mailResetLink' and state = 'created'`),
      );
    const before = (await jobs()).length;
    await ask({ username: user.email });
    await ask({ username: 'nobody@example.com' });
    expect((await jobs()).length).toBe(before + 2);
    await server.settle();
  });

  test('an account that waits for its first password is sent the link that activates it', async () => {
    const id = await server.run((work) => createUser(work.db, { email: 'waits@example.com', status: 'NO_PASSWORD' }));
    const code = await linkFor('waits@example.com');
    expect((await mails())[0]?.subject).toBe('Activate your Hearth account');
    expect((await confirm(code)).status).toBe(200);
    expect((await server.run(({ db }) => findPerson(db, id)))?.status).toBe('ACTIVE');
    expect((await login('waits@example.com', NEW)).status).toBe(200);
  });

  test('a password that is kept at an enterprise account is asked for there', async () => {
    const user = await server.run((work) => makeUser(work, { externalAuthSource: 'okta' }));
    const reply = await ask({ username: user.email });
    expect([reply.status, reply.refusal.code]).toEqual([409, 'EXTERNAL_USER']);
  });

  test('after five times in an hour a name is refused, whether or not it has an account', async () => {
    const user = await server.run((work) => makeUser(work));
    for (const username of [user.email, 'ghost@example.com']) {
      for (let count = 0; count < 5; count += 1) expect((await ask({ username })).status).toBe(200);
      const refused = await ask({ username });
      expect([refused.status, refused.refusal.code]).toEqual([429, 'RESET_MAX_ATTEMPTS']);
      expect(refused.refusal.message).toBe('You have reached the maximum number of password reset attempts.');
    }
    server.clock.advance(3_600_000);
    expect((await ask({ username: user.email })).status).toBe(200);
  });

  test('only a path of our own origins is returned to', async () => {
    const user = await server.run((work) => makeUser(work));
    const refOf = async (address: string) => {
      await ask({ username: user.email, return_url: address });
      await server.settle();
      const link = /http\S+\/token\S*#\S+/.exec((await mails()).at(-1)?.text_body ?? '')?.[0] ?? '';
      return new URL(link).searchParams.get('ref');
    };
    expect(await refOf('http://localhost:3000/schedule?week=1')).toBe('/schedule?week=1');
    expect(await refOf('https://evil.example/schedule')).toBeNull();
    expect(await refOf('//evil.example/schedule')).toBeNull();
    expect(await refOf('http://localhost:3000.evil.example/')).toBeNull();
  });
});

describe('a link for a new password', () => {
  test('ends after thirty minutes', async () => {
    const user = await server.run((work) => makeUser(work));
    const code = await linkFor(user.email);
    server.clock.advance(30 * 60_000);
    expect(await isValid(code)).toBe(false);
    expect((await confirm(code)).refusal.code).toBe('LINK_NOT_VALID');
  });

  test('is ended by a newer one, and by a changed password', async () => {
    const user = await server.run((work) => makeUser(work));
    const first = await linkFor(user.email);
    const second = await linkFor(user.email);
    expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
    const hash = await hashPassword('Third-horse-9');
    await server.run((work) => changePassword(work, user.userId, hash));
    expect(await isValid(second)).toBe(false);
  });

  test('is kept as a hash only', async () => {
    const user = await server.run((work) => makeUser(work));
    const code = await linkFor(user.email);
    const rows = await server.run(({ db }) =>
      db.execute(sql`select to_jsonb(s)::text as row from identity.mailed_secret s`),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('of many uses at the same moment exactly one changes the password', async () => {
    const user = await server.run((work) => makeUser(work));
    const code = await linkFor(user.email);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => confirm(code, `Another-horse-${index}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends every session of the person, and tells them by mail', async () => {
    const user = await server.run((work) => makeUser(work));
    const code = await linkFor(user.email);
    await confirm(code);
    await expect.poll(() => server.application.sessions.authenticate(user.token)).toBeNull();
    const refreshed = await server.request('POST', '/auth/session/refresh', {
      body: {},
      headers: frameHeaders(user.refreshToken),
    });
    expect(refreshed.data).toEqual({ token: null });
    expect((await mails()).at(-1)?.subject).toBe('Your Hearth password was changed');
  });

  test('takes no password that the rules refuse, and stays good', async () => {
    const user = await server.run((work) => makeUser(work));
    const code = await linkFor(user.email);
    expect((await confirm(code, 'abcdefgh')).refusal.code).toBe('WEAK_PASSWORD');
    expect((await confirm(code, 'Abc1!')).refusal.code).toBe('SHORT_PASSWORD');
    const differ = await confirm(code, NEW, { confirm_new_password: 'Other-horse-9' });
    expect(differ.refusal).toMatchObject({ code: 'PASSWORDS_DIFFER', fields: [{ field: 'confirm_new_password' }] });
    expect(await isValid(code)).toBe(true);
  });
});

describe('incidents of others', () => {
  test('incident 1 (CWE-620): nothing in the call but its code names whose password it is', async () => {
    const [user, victim] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
    const code = await linkFor(user.email);
    for (const field of ['username', 'email', 'user_id', 'userId', 'id', 'flow'])
      expect((await confirm(code, NEW, { [field]: victim.email })).status).toBe(400);
    expect((await login(victim.email, FACTORY_PASSWORD)).status).toBe(200);
  });

  test('incident 7 (CWE-943): operators, lists and numbers are refused where a code belongs', async () => {
    for (const value of [{ $ne: 1 }, [], ['a'], 7, null, true]) {
      expect((await server.request('POST', '/v1/validateResetToken', { body: { code: value } })).status).toBe(400);
      expect(
        (
          await server.request('POST', '/v1/resetPasswordConfirmation', {
            body: { code: value, new_password: NEW, confirm_new_password: NEW },
          })
        ).status,
      ).toBe(400);
    }
  });

  test('incident 10 (CWE-290): who opened an account on somebody else’s address loses it when the address is proven', async () => {
    const attacker = await server.run((work) => makeUser(work, { email: 'victim@example.com' }));
    const code = await linkFor('victim@example.com');
    expect((await confirm(code)).status).toBe(200);
    expect((await login('victim@example.com', FACTORY_PASSWORD)).status).toBe(401);
    await expect.poll(() => server.application.sessions.authenticate(attacker.token)).toBeNull();
  });

  test('incident 16 (CWE-841): the mail cannot be skipped: no code of another purpose, of nobody, or guessed is good', async () => {
    const user = await server.run((work) => makeUser(work));
    await server.call(sendVerification, { body: {} }, user.token);
    const verification = /verify#([\w-]+)/.exec((await mails())[0]?.text_body ?? '')?.[1] ?? '';
    expect(verification).not.toBe('');
    for (const code of [verification, '', user.userId, user.email, 'a'.repeat(43), user.refreshToken])
      expect((await confirm(code)).status).toBe(400);
    expect((await login(user.email, FACTORY_PASSWORD)).status).toBe(200);
  });

  test('incident 17 (CWE-640): the letter goes to the stored address, whatever is typed', async () => {
    const user = await server.run((work) => makeUser(work, { email: 'marta@harbour.example' }));
    for (const username of [
      'marta@harbour.example,evil@evil.example',
      'marta@harbour.example evil@evil.example',
      'marta@harbour.example\r\nBcc: evil@evil.example',
      'marta@harbour.example;evil@evil.example',
      'mаrta@harbour.example',
      'marta＠harbour.example',
    ])
      await ask({ username });
    for (const username of [['marta@harbour.example', 'evil@evil.example'], { email: 'evil@evil.example' }])
      expect((await ask({ username })).status).toBe(400);
    await server.settle();
    const sent = await mails();
    expect(sent.every(({ recipient }) => recipient === user.email)).toBe(true);
  });
});
