import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { generate } from 'otplib';
import { beforeEach, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD, FACTORY_PASSWORD_HASH, frameHeaders, makeUser, readSetToken } from '../../../db/factory.ts';
import type { MadeUser } from '../../../db/factory.ts';
import { confirmLostDevice } from '../../../contract/recovery-endpoints.ts';
import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endOwnSessions,
  getSecondFactorStatus,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../contract/security-endpoints.ts';

const server = await startTestServer();
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

async function withFactor(): Promise<MadeUser & { secret: string; codes: readonly string[] }> {
  const user = await server.run((work) => makeUser(work));
  const { secret } = (await server.call(beginSecondFactor, { body: { password: FACTORY_PASSWORD } }, user.token)).data;
  const reply = await server.call(confirmSecondFactor, { body: { code: await codeNow(secret) } }, user.token);
  server.clock.advance(60_000);
  return { ...user, secret, codes: reply.data.recovery_codes };
}

interface Step {
  readonly id: string;
  /** The cookies that the browser has after the password. */
  readonly cookie: string;
}
async function password(user: Pick<MadeUser, 'email'>, cookie?: string): Promise<Step> {
  const reply = await server.request('POST', '/auth/session/login', {
    body: { username: user.email, password: FACTORY_PASSWORD },
    headers: { ...frameHeaders(), ...(cookie === undefined ? {} : { cookie }) },
  });
  const { challenge } = reply.data as { challenge?: { challenge_id: string } };
  return { id: challenge?.challenge_id ?? '', cookie: /^[^;]+/.exec(String(reply.headers['set-cookie']))?.[0] ?? '' };
}
const answer = (step: Step, text: unknown) =>
  server.request('POST', '/auth/session/challenge', {
    body: { challenge_id: step.id, answer: text },
    headers: { ...frameHeaders(), cookie: step.cookie },
  });
const mails = () =>
  server.run(({ db }) =>
    db.execute<{ subject: string; text_body: string }>(
      sql`select subject, text_body from platform.mail order by at, id`,
    ),
  );

beforeEach(async () => {
  server.clock.advance(2 * 3_600_000);
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
});

describe('setting up a second step', () => {
  test('asks for the password, shows a secret, and is on after a first right code', async () => {
    const user = await server.run((work) => makeUser(work));
    const wrong = await server.call(beginSecondFactor, { body: { password: 'Wrong-horse-7' } }, user.token);
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'WRONG_PASSWORD']);
    const begun = await server.call(beginSecondFactor, { body: { password: FACTORY_PASSWORD } }, user.token);
    expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
    expect(begun.data.uri).toMatch(/^otpauth:\/\/totp\/Hearth/);
    const code = await codeNow(begun.data.secret);
    const refused = await server.call(confirmSecondFactor, { body: { code: other(code) } }, user.token);
    expect(refused.refusal.code).toBe('WRONG_SECOND_FACTOR');
    expect((await password(user)).id).toBe('');
    const on = await server.call(confirmSecondFactor, { body: { code } }, user.token);
    expect(new Set(on.data.recovery_codes).size).toBe(10);
    expect((await server.call(getSecondFactorStatus, {}, user.token)).data).toMatchObject({
      mfa_setup_required: false,
      recovery_codes_left: 10,
    });
    expect((await mails()).at(-1)?.subject).toBe('Two-step sign-in is on');
    expect(
      (await server.call(beginSecondFactor, { body: { password: FACTORY_PASSWORD } }, user.token)).refusal.code,
    ).toBe('SECOND_FACTOR_IS_ON');
  });

  test('neither the secret nor a recovery code stands in the database as it is', async () => {
    const user = await withFactor();
    const rows = await server.run(({ db }) =>
      db.execute(
        sql`select to_jsonb(f)::text as row from identity.second_factor f union all select to_jsonb(r)::text from identity.recovery_code r`,
      ),
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(user.secret);
    for (const code of user.codes) expect(text).not.toContain(code.replaceAll('-', ''));
  });

  test('turning it off and new recovery codes ask for the password and a code: the password alone gets past neither', async () => {
    const user = await withFactor();
    for (const endpoint of [removeSecondFactor, renewRecoveryCodes])
      expect((await server.call(endpoint, { body: { password: 'Wrong-horse-7' } }, user.token)).refusal.code).toBe(
        'WRONG_PASSWORD',
      );
    for (const endpoint of [removeSecondFactor, renewRecoveryCodes])
      for (const more of [{}, { code: '' }, { code: '000000' }]) {
        const refused = await server.call(endpoint, { body: { password: FACTORY_PASSWORD, ...more } }, user.token);
        expect([refused.status, refused.refusal.code]).toEqual([400, 'WRONG_SECOND_FACTOR']);
      }
    expect((await password(user)).id).not.toBe('');
    const code = await codeNow(user.secret);
    const fresh = await server.call(renewRecoveryCodes, { body: { password: FACTORY_PASSWORD, code } }, user.token);
    expect(fresh.data.recovery_codes).toHaveLength(10);
    expect((await answer(await password(user), user.codes[0])).status).toBe(400);
    const proof = { password: FACTORY_PASSWORD, code: fresh.data.recovery_codes[0] ?? '' };
    expect((await server.call(removeSecondFactor, { body: proof }, user.token)).status).toBe(200);
    expect((await password(user)).id).toBe('');
  });
});

describe('signing in with a second step', () => {
  test('the password alone opens nothing; the code after it does', async () => {
    const user = await withFactor();
    const step = await password(user);
    expect(step.id).not.toBe('');
    const reply = await answer(step, await codeNow(user.secret));
    expect(reply.status).toBe(200);
    expect(reply.data).toMatchObject({ user_id: user.userId });
    expect(readSetToken(reply.headers)).toBeDefined();
  });

  test.each([
    [-30, 200],
    [30, 200],
    [-90, 400],
    [90, 400],
  ])('a clock that is %i s wrong is answered with %i', async (seconds, status) => {
    const user = await withFactor();
    server.clock.advance(120_000);
    const step = await password(user);
    const epoch = Math.floor(server.clock.now().getTime() / 1000) + seconds;
    expect((await answer(step, await generate({ secret: user.secret, epoch }))).status).toBe(status);
  });

  test('a code is good once, also in a sign-in of its own and at the same moment', async () => {
    const user = await withFactor();
    const code = await codeNow(user.secret);
    const steps = [await password(user), await password(user), await password(user)];
    const replies = await Promise.all(steps.map((step) => answer(step, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await answer(await password(user), code)).refusal.code).toBe('WRONG_SECOND_FACTOR');
  });

  test('a recovery code works once, however it is typed, and its use is told by mail', async () => {
    const user = await withFactor();
    const [code = ''] = user.codes;
    expect((await answer(await password(user), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await mails()).at(-1)?.subject).toBe('A recovery code was used');
    expect((await answer(await password(user), code)).refusal.code).toBe('WRONG_SECOND_FACTOR');
  });

  test('five wrong answers end it, however many come at the same moment', async () => {
    const user = await withFactor();
    const step = await password(user);
    const code = await codeNow(user.secret);
    const replies = await Promise.all(Array.from({ length: 9 }, () => answer(step, other(code))));
    expect(replies.filter(({ refusal }) => refusal.code === 'WRONG_SECOND_FACTOR')).toHaveLength(5);
    expect((await answer(step, code)).refusal.code).toBe('CHALLENGE_ENDED');
  });

  test('it ends after ten minutes, and belongs to the browser that gave the password', async () => {
    const user = await withFactor();
    const step = await password(user);
    const elsewhere = await password(user);
    const code = await codeNow(user.secret);
    expect((await answer({ ...step, cookie: '' }, code)).refusal.code).toBe('CHALLENGE_ENDED');
    expect((await answer({ ...step, cookie: elsewhere.cookie }, code)).refusal.code).toBe('CHALLENGE_ENDED');
    server.clock.advance(600_000);
    expect((await answer(step, await codeNow(user.secret))).refusal.code).toBe('CHALLENGE_ENDED');
  });

  test('two people between the steps in two tabs of one browser do not disturb each other', async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    const first = await password(one);
    const second = await password(two, first.cookie);
    // The browser keeps the last value of each name: what the second answer set.
    const kept = [await answer({ ...first, cookie: second.cookie }, await codeNow(one.secret))];
    const after = [
      second.cookie,
      ...[kept[0]?.headers['set-cookie'] ?? []].flat().map((text) => String(text).split(';')[0]),
    ];
    const jar = new Map(after.map((text) => String(text).split('=', 2) as [string, string]));
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    kept.push(await answer({ ...second, cookie }, await codeNow(two.secret)));
    expect(kept.map(({ status, data }) => [status, (data as { user_id?: string }).user_id])).toEqual([
      [200, one.userId],
      [200, two.userId],
    ]);
  });

  test('a secret of the browser that is none of ours is not taken', async () => {
    const user = await withFactor();
    expect((await password(user, 'hearth_attempt=guessed')).cookie).toMatch(/^hearth_attempt=[\w-]{43}$/);
  });

  test('a lost device: three days after the mailed link the password is enough, unless a code was used meanwhile', async () => {
    const user = await withFactor();
    const lose = async () => {
      const step = await password(user);
      await server.request('POST', '/auth/session/lost-device', {
        body: { challenge_id: step.id },
        headers: { ...frameHeaders(), cookie: step.cookie },
      });
      const code = /lost-device#([\w-]+)/.exec((await mails()).at(-1)?.text_body ?? '')?.[1] ?? '';
      expect((await server.call(confirmLostDevice, { body: { code } })).status).toBe(200);
    };
    await lose();
    expect((await answer(await password(user), await codeNow(user.secret))).status).toBe(200);
    server.clock.advance(3 * 24 * 3_600_000);
    expect((await password(user)).id).not.toBe('');
    await lose();
    server.clock.advance(3 * 24 * 3_600_000 - 1000);
    expect((await password(user)).id).not.toBe('');
    server.clock.advance(1000);
    expect((await password(user)).id).toBe('');
  });
});

describe('a device that its owner trusts', () => {
  /** Signs in by password and code, and trusts the device; the cookies that the browser has then. */
  async function trusting(user: Awaited<ReturnType<typeof withFactor>>, more: object = { trust_device: true }) {
    const step = await password(user);
    const reply = await server.request('POST', '/auth/session/challenge', {
      body: { challenge_id: step.id, answer: await codeNow(user.secret), ...more },
      headers: { ...frameHeaders(), cookie: step.cookie },
    });
    expect(reply.status).toBe(200);
    const device = /hearth_device=[\w-]{43}/.exec(String(reply.headers['set-cookie']))?.[0] ?? '';
    server.clock.advance(60_000);
    return { device, token: (reply.data as { access_token: string }).access_token };
  }
  const isAsked = async (user: Pick<MadeUser, 'email'>, device: string) => (await password(user, device)).id !== '';

  test('is not asked for a code for 30 days; any other, and another person on it, is', async () => {
    const [user, another] = [await withFactor(), await withFactor()];
    const { device } = await trusting(user);
    expect([await isAsked(user, device), await isAsked(user, ''), await isAsked(another, device)]).toEqual([
      false,
      true,
      true,
    ]);
    server.clock.advance(29 * 86_400_000);
    expect(await isAsked(user, device)).toBe(false);
    server.clock.advance(86_400_000);
    expect(await isAsked(user, device)).toBe(true);
  });

  test('is not the one whose mark somebody else planted, and people who share one are each known on it', async () => {
    const [attacker, victim] = [await withFactor(), await withFactor()];
    const planted = await trusting(attacker);
    const step = await password(victim, planted.device);
    const reply = await server.request('POST', '/auth/session/challenge', {
      body: { challenge_id: step.id, answer: await codeNow(victim.secret), trust_device: true },
      headers: { ...frameHeaders(), cookie: `${step.cookie}; ${planted.device}` },
    });
    const shared = /hearth_device=[\w.-]+/.exec(String(reply.headers['set-cookie']))?.[0] ?? '';
    server.clock.advance(60_000);
    expect(await isAsked(victim, planted.device)).toBe(true);
    expect([await isAsked(victim, shared), await isAsked(attacker, shared)]).toEqual([false, false]);
  });

  test('is one only where it was said, and never by a recovery code', async () => {
    const user = await withFactor();
    const { device } = await trusting(user, {});
    expect(await isAsked(user, device)).toBe(true);
    const step = await password(user, device);
    const reply = await server.request('POST', '/auth/session/challenge', {
      body: { challenge_id: step.id, answer: user.codes[0], trust_device: true },
      headers: { ...frameHeaders(), cookie: `${step.cookie}; ${device}` },
    });
    expect([reply.status, await isAsked(user, device)]).toEqual([200, true]);
  });

  test.each([
    ['signing out everywhere', (token: string, _code: string) => server.call(endOwnSessions, {}, token)],
    [
      'new recovery codes',
      (token: string, code: string) =>
        server.call(renewRecoveryCodes, { body: { password: FACTORY_PASSWORD, code } }, token),
    ],
    [
      'a new password',
      async (token: string) => {
        const body = { current_password: FACTORY_PASSWORD, new_password: 'Another-horse-8' };
        const sent = { body: { ...body, confirm_new_password: 'Another-horse-8' } };
        const reply = await server.call(changeOwnPassword, sent, token);
        // What was tried before is tried again: only the trust is gone.
        const hash = FACTORY_PASSWORD_HASH;
        await server.run(({ db }) => db.execute(sql`update identity."user" set password_hash = ${hash}`));
        return reply;
      },
    ],
  ])('%s ends it', async (_title, end) => {
    const user = await withFactor();
    const { device, token } = await trusting(user);
    expect((await end(token, user.codes[5] ?? '')).status).toBe(200);
    expect(await isAsked(user, device)).toBe(true);
  });

  test('a second step that is set up anew is asked for everywhere', async () => {
    const user = await withFactor();
    const { device, token } = await trusting(user);
    const proof = { password: FACTORY_PASSWORD, code: user.codes[5] ?? '' };
    expect((await server.call(removeSecondFactor, { body: proof }, token)).status).toBe(200);
    const { secret } = (await server.call(beginSecondFactor, { body: { password: FACTORY_PASSWORD } }, token)).data;
    await server.call(confirmSecondFactor, { body: { code: await codeNow(secret) } }, token);
    expect(await isAsked(user, device)).toBe(true);
  });
});

describe('incidents of others', () => {
  test('incident 3 (CWE-287): an answer that is absent, null, empty, a list, a number or run out never passes', async () => {
    const user = await withFactor();
    const step = await password(user);
    for (const value of [undefined, null, '', [], ['123456'], 123_456, { $ne: 1 }, true])
      expect((await answer(step, value)).status).toBe(400);
    const nobody = await server.run((work) => makeUser(work));
    const without = await server.call(confirmSecondFactor, { body: { code: '123456' } }, nobody.token);
    expect(without.refusal.code).toBe('WRONG_SECOND_FACTOR');
  });

  test('incident 4 (CWE-287): of all ways to give the two factors only password first, then code, signs in', async () => {
    const user = await withFactor();
    const code = await codeNow(user.secret);
    for (const body of [
      { username: user.email, password: 'Wrong-horse-7', answer: code },
      { username: user.email, password: 'Wrong-horse-7', code },
      { username: user.email, code },
      { username: user.email, password: code },
      { username: user.email, password: FACTORY_PASSWORD, answer: code },
    ]) {
      const reply = await server.request('POST', '/auth/session/login', { body, headers: frameHeaders() });
      expect([400, 401]).toContain(reply.status);
    }
    for (const step of [
      { id: user.userId, cookie: '' },
      { id: 'a'.repeat(43), cookie: '' },
    ])
      expect((await answer(step, code)).refusal.code).toBe('CHALLENGE_ENDED');
    expect((await answer(await password(user), code)).status).toBe(200);
  });

  test('incident 10 (CWE-290): a second step of somebody who never proved the address goes when its owner does', async () => {
    const user = await withFactor();
    await server.request('POST', '/v1/users/request_reset_password', { body: { username: user.email } });
    await server.settle();
    const code = /token#([\w-]+)/.exec((await mails()).at(-1)?.text_body ?? '')?.[1] ?? '';
    await server.request('POST', '/v1/resetPasswordConfirmation', {
      body: { code, new_password: FACTORY_PASSWORD, confirm_new_password: FACTORY_PASSWORD },
    });
    expect((await password(user)).id).toBe('');
  });

  test('a proven address keeps its second step when its password is reset (ASVS 6.4.3)', async () => {
    const user = await withFactor();
    await server.run(({ db }) =>
      db.execute(sql`update identity."user" set email_verified_at = now() where id = ${user.userId}`),
    );
    await server.request('POST', '/v1/users/request_reset_password', { body: { username: user.email } });
    await server.settle();
    const code = /token#([\w-]+)/.exec((await mails()).at(-1)?.text_body ?? '')?.[1] ?? '';
    await server.request('POST', '/v1/resetPasswordConfirmation', {
      body: { code, new_password: FACTORY_PASSWORD, confirm_new_password: FACTORY_PASSWORD },
    });
    expect((await password(user)).id).not.toBe('');
  });
});
