import { readConfig } from '@hearth/platform/config/config';
import { isFrameOrigin, isOwnOrigin } from '@hearth/platform/config/served-hosts';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';

const demo = await startTestServer({ environment: { PUBLIC_URL: 'http://demo.example.com:8080' } });
const network = await startTestServer({ environment: { HOST: '0.0.0.0', DEMO_ON_NETWORK: '1' } });
const production = await startTestServer({ environment: PRODUCTION });
const ask = (server: typeof demo, host: string, url = '/health/live', headers = {}) =>
  server.request('GET', url, { headers: { host, ...headers } });

describe('a demonstration answers under its own names only', () => {
  test.each([
    'localhost:3000',
    'fr.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST.:3000',
    'demo.example.com:8080',
    'de.demo.example.com:8080',
  ])('%s is one', async (host) => {
    expect((await ask(demo, host)).status).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.demo.example.com',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5:3000',
    'x:1@localhost',
  ])('%j is none, at any address', async (host) => {
    for (const url of ['/health/live', '/dev/inbox', '/demo/accounts', '/v1/user', '/assets/x.js', '/nowhere']) {
      const reply = await ask(demo, host, url);
      expect([reply.status, reply.refusal?.code], url).toEqual([421, 'WRONG_HOST']);
    }
  });

  test('whoever opens a page under another name reads where it is', async () => {
    const { status, text } = await ask(demo, 'evil.example', '/', { accept: 'text/html,*/*' });
    expect(status).toBe(421);
    expect(text).toContain('http://demo.example.com:8080');
    expect(text).not.toContain('evil.example');
  });

  test('on a network any address is one, and no other name', async () => {
    expect((await ask(network, '192.168.1.5:3000')).status).toBe(200);
    expect((await ask(network, '[fd00::5]:3000')).status).toBe(200);
    expect((await ask(network, 'evil.example')).status).toBe(421);
  });

  test('production answers its proxy under any name', async () => {
    expect((await ask(production, '10.0.0.9:3000')).status).toBe(200);
  });
});

describe('the inbox', () => {
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

  test('is not there in production, nor on a network without a password', async () => {
    expect((await ask(production, 'app.example.com', '/dev/inbox')).status).toBe(404);
    expect((await ask(network, '192.168.1.5', '/dev/inbox')).status).toBe(404);
  });

  test('asks for the password of the start on a network', async () => {
    const guarded = await startTestServer({
      environment: { HOST: '0.0.0.0', DEMO_ON_NETWORK: '1' },
      inboxPassword: 'of-this-start',
    });
    const refused = await ask(guarded, 'localhost', '/dev/inbox');
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')]);
    for (const wrong of ['x:of-this-star', 'of-this-start:', ':', ''])
      expect((await ask(guarded, 'localhost', '/dev/inbox', basic(wrong))).status, wrong).toBe(401);
    expect((await ask(guarded, 'localhost', '/dev/inbox', basic('any:of-this-start'))).status).toBe(200);
  });
});

describe('the origins that may talk to the authentication frame', () => {
  const shared = readConfig({
    ...PRODUCTION,
    AUTH_URL: '',
    ALLOW_SHARED_AUTH_ORIGIN: '1',
    APP_ORIGINS: 'https://fr.app.example.com',
  });

  test('are the configured ones in production, whatever host was asked', () => {
    expect(isOwnOrigin(shared, 'https://evil.example', 'evil.example')).toBe(false);
    expect(isFrameOrigin(shared, 'https://evil.example', 'evil.example')).toBe(false);
    expect(isFrameOrigin(shared, 'https://fr.app.example.com', 'fr.app.example.com')).toBe(true);
    expect(isFrameOrigin(readConfig(PRODUCTION), 'https://app.example.com', 'auth.example.com')).toBe(false);
  });

  test('are the names of a demonstration, each for itself', () => {
    const trial = readConfig({});
    expect(isFrameOrigin(trial, 'http://fr.localhost:3000', 'fr.localhost:3000')).toBe(true);
    expect(isFrameOrigin(trial, 'http://evil.example:3000', 'evil.example:3000')).toBe(false);
    expect(isFrameOrigin(trial, 'http://fr.localhost:3000', 'localhost:3000')).toBe(false);
  });
});
