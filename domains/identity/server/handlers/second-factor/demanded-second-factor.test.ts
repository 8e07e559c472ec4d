import { SETUP_REQUIRED } from '@hearth/kit/failure';
import { startTestServer } from '@hearth/testing/server';
import { generate } from 'otplib';
import { describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD, frameHeaders, makeUser } from '../../../db/factory.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactorStatus,
  removeSecondFactor,
} from '../../../contract/security-endpoints.ts';
import { markSecondFactorRequired } from '../../service.ts';

const server = await startTestServer();
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });

describe('a demanded second step', () => {
  test('leaves nothing but setting it up, in open sessions too, and then everything', async () => {
    const user = await server.run((work) => makeUser(work));
    const status = async () => (await server.request('GET', '/v1/user', { token: user.token })).status;
    expect(await status()).toBe(200);
    await server.run((work) => markSecondFactorRequired(work, [user.userId], true));
    await expect.poll(status).toBe(403);
    const refused = await server.request('GET', '/v1/user', { token: user.token });
    expect(refused.refusal.code).toBe(SETUP_REQUIRED.code);
    expect((await server.call(getSecondFactorStatus, {}, user.token)).data.mfa_setup_required).toBe(true);
    const signedIn = await server.request('POST', '/auth/session/login', {
      body: { username: user.email, password: FACTORY_PASSWORD },
      headers: frameHeaders(),
    });
    expect(signedIn.data).toMatchObject({ restricted_to: 'SECOND_FACTOR_SETUP' });
    const { secret } = (await server.call(beginSecondFactor, { body: { password: FACTORY_PASSWORD } }, user.token))
      .data;
    const on = await server.call(confirmSecondFactor, { body: { code: await codeNow(secret) } }, user.token);
    await expect.poll(status).toBe(200);
    const proof = { password: FACTORY_PASSWORD, code: on.data.recovery_codes[0] ?? '' };
    const removed = await server.call(removeSecondFactor, { body: proof }, user.token);
    expect(removed.refusal.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('is no longer needed when nobody demands it', async () => {
    const user = await server.run((work) => makeUser(work));
    await server.run((work) => markSecondFactorRequired(work, [user.userId], true));
    await server.run((work) => markSecondFactorRequired(work, [user.userId], false));
    await expect.poll(async () => (await server.request('GET', '/v1/user', { token: user.token })).status).toBe(200);
  });
});
