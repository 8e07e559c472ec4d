import { expect, test } from 'vitest';
import { isOwnScript, isPlainMarkup } from './trusted-types.ts';

const PAGE = 'https://app.example.com/schedule?week=1';

test.each([
  '',
  'text & more',
  "<div class='iti__flag-box'><div class='iti__flag iti__pt'></div></div><span class='iti__dial-code'>+351</span>",
  '<div class="a" touch-action="none" data-cropper-action="all"><span class="line-e"></span></div>',
])('%s is plain', (markup) => expect(isPlainMarkup(markup)).toBe(true));

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<div onclick="alert(1)"></div>',
  '<div class="a" onclick=alert(1)></div>',
  '<div style="background:url(//evil.test)"></div>',
  '<a href="javascript:alert(1)">a</a>',
  '<span class="a"<img src=x onerror=alert(1)>></span>',
  '<div class="a\n"><svg onload=alert(1)></div>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<iframe srcdoc="a"></iframe>',
])('%s is not', (markup) => expect(isPlainMarkup(markup)).toBe(false));

// Where each part of the text were looked at from each other part, this would take minutes: longer than a test may.
test('is decided in time, however long the markup is', () => {
  expect(isPlainMarkup(`${'<div class="a" data-b="c">'.repeat(200_000)}<img>`)).toBe(false);
});

test.each([
  '/assets/captcha-worker-Ab1_.js',
  '/assets/maplibre-gl-worker-CZ.mjs',
  'https://app.example.com/assets/a.js',
  '/service-worker.js',
  'https://maps.googleapis.com/maps/api/js?key=k',
])('%s is our own', (address) => expect(isOwnScript(address, PAGE)).toBe(true));

test.each([
  'https://evil.test/assets/a.js',
  '//evil.test/service-worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://app.example.com/1',
  'javascript:alert(1)',
  '/v1/media/a.js',
  '/assets/../v1/media/a.js',
  '/assets/%2e%2e/files/a.js',
  'https://maps.googleapis.com.evil.test/maps/a.js',
  'https://',
])('%s is not', (address) => expect(isOwnScript(address, PAGE)).toBe(false));
