import { clockAt } from '@hearth/platform/clock';
import { createApp } from '@hearth/platform/http/app';
import { createLog } from '@hearth/platform/log';
import { describe, expect, test } from 'vitest';
import { serveTypedAddresses } from './typed-addresses.ts';

async function open(supportEmail?: string): Promise<Awaited<ReturnType<typeof createApp>>> {
  const app = await createApp(createLog('silent'));
  const config = { publicUrl: 'https://hearth.example', supportEmail };
  serveTypedAddresses(app, config, clockAt('2026-11-18T09:30:00Z'));
  return app;
}

test.each([
  ['/login', '/user/login'],
  ['/signin', '/user/login'],
  ['/sign-in', '/user/login'],
  ['/log-in', '/user/login'],
  ['/signup', '/user/signup'],
  ['/sign-up', '/user/signup'],
  ['/register', '/user/signup'],
  ['/.well-known/change-password', '/settings/security'],
  ['/favicon.ico', '/icons/icon-192.png'],
  ['/apple-touch-icon.png', '/icons/icon-180.png'],
  ['/login?ref=%2Fteam', '/user/login?ref=%2Fteam'],
  ['/login?ref=//elsewhere.example', '/user/login?ref=//elsewhere.example'],
])('%s leads to %s', async (typed, meant) => {
  const answer = await (await open()).inject({ url: typed });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, meant]);
});

describe('security.txt', () => {
  test('names the support address, for less than a year', async () => {
    const answer = await (await open('help@hearth.example')).inject({ url: '/.well-known/security.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:help@hearth.example',
      'Expires: 2027-05-17T09:30:00.000Z',
      'Canonical: https://hearth.example/.well-known/security.txt',
      '',
    ]);
  });

  test('is not there where nobody has said whom to ask', async () => {
    const answer = await (await open()).inject({ url: '/.well-known/security.txt' });
    expect(answer.statusCode).toBe(404);
  });
});
