import { expect, test } from 'vitest';
import type { WorkerRequest } from './plan.ts';
import { planFor } from './plan.ts';

const ORIGIN = 'https://app.example.com';

function plan(path: string, asked: Partial<WorkerRequest> = {}, token = false) {
  const headers = { has: (name: string) => token && name === 'authorization' };
  return planFor(
    { method: 'GET', mode: 'navigate', destination: 'document', url: new URL(path, ORIGIN).href, headers, ...asked },
    ORIGIN,
  );
}

test.each(['/', '/schedule', '/dashboard/member?applied=1', '/user/login', '/settings/locations', '/nothing/here'])(
  '%s is a page: offline it is the kept shell',
  (path) => expect(plan(path)).toBe('page'),
);

test.each([
  '/careers',
  '/careers/harbour/cook-123',
  '/v1/users/info',
  '/core/v1/brands',
  '/auth/frame',
  '/auth/session/refresh',
  '/files/abc',
  '/openapi.json',
  '/docs/api/jobs',
  '/inbox',
  '/source',
  '/health/ready',
])('%s is left to the browser and never kept', (path) => expect(plan(path)).toBe('leave'));

test('built files and icons are kept for good, phrases until there are newer ones', () => {
  expect(plan('/assets/app-123.js', { mode: 'cors', destination: 'script' })).toBe('file');
  expect(plan('/icons/icon-192.png', { mode: 'no-cors', destination: 'image' })).toBe('file');
  expect(plan('/locales/ar.json', { mode: 'cors', destination: '' })).toBe('phrases');
});

test('what bears a token, sends something, goes elsewhere or stands in a frame is left alone', () => {
  expect(plan('/assets/app-123.js', {}, true)).toBe('leave');
  expect(plan('/schedule', {}, true)).toBe('leave');
  expect(plan('/schedule', { method: 'POST' })).toBe('leave');
  expect(plan('https://auth.example.com/assets/x.js')).toBe('leave');
  expect(plan('/schedule', { destination: 'iframe' })).toBe('leave');
  expect(plan('/dashboard', { mode: 'cors', destination: '' })).toBe('leave');
});
