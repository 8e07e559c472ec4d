import { LANGUAGES } from '@hearth/kit/constants';
import { failure, TOO_MANY_REQUESTS, UNAVAILABLE } from '@hearth/kit/failure';
import { createApp } from '@hearth/platform/http/app';
import { createLog } from '@hearth/platform/log';
import { afterAll, describe, expect, test } from 'vitest';
import { writeRefusal } from './refusal-page.ts';

const app = await createApp(createLog('silent'), undefined, [], writeRefusal);
app.get('/busy', () => Promise.reject(failure(UNAVAILABLE)));
app.get('/broken', () => Promise.reject(new Error('secret-of-the-house')));
app.get('/often', () => Promise.reject(failure(TOO_MANY_REQUESTS, { retry_after_seconds: 9 })));
afterAll(() => app.close());

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const open = (url: string, host = 'example.com', headers: Record<string, string> = NAVIGATION) =>
  app.inject({ method: 'GET', url, headers: { ...headers, host } });

describe('whoever opens a page that the server cannot give', () => {
  test.each([
    ['/busy', 503, '2'],
    ['/broken', 500, undefined],
    ['/often', 429, '9'],
  ])('at %s reads a page, and browsers learn when to come back', async (url, status, retryAfter) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    expect(answer.body).toMatch(/^<!doctype html>.*<h1>.+<\/h1><p>.+<\/p><a href="">.+<\/a>.*<\/html>$/s);
    expect(answer.body).not.toMatch(/<script|secret-of-the-house|\{\{|src=/);
  });

  test.each(LANGUAGES)('reads it in the language of the host: %s', async (language) => {
    const { body } = await open('/busy', `${language}.example.com`);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    const texts = await Promise.all(LANGUAGES.map(async (one) => (await open('/busy', `${one}.example.com`)).body));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  test('reads it under a policy that lets nothing in but its own style', async () => {
    const policy = String((await open('/busy')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; frame-ancestors 'none'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('script-src');
  });

  test.each([{}, { accept: '*/*' }, { accept: 'application/json' }])(
    'and a call with %j the envelope',
    async (headers) => {
      const answer = await open('/busy', 'example.com', headers as Record<string, string>);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ status_code: 503, data: { code: 'UNAVAILABLE' } });
    },
  );
});
