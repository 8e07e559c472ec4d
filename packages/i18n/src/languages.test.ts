import { expect, test } from 'vitest';
import { localizedAddress, detectLanguage, textDirection, LANGUAGES } from './languages.ts';

test.each([
  ['example.com', 'en'],
  ['fr.example.com', 'fr'],
  ['AR.Example.com:8443', 'ar'],
  ['fr.uat.example.com', 'fr'],
  ['uat.tr.example.com', 'tr'],
  ['app.example.com', 'en'],
  ['it.example.com', 'en'],
  ['example.fr', 'en'],
  ['fr.com', 'en'],
  ['localhost:3000', 'en'],
  ['pl.localhost:3000', 'pl'],
  ['localhost', 'en'],
  ['127.0.0.1:3000', 'en'],
  ['ru.example.com.', 'ru'],
  ['', 'en'],
])('the host %j is read as %s', (host, language) => {
  expect(detectLanguage(host)).toBe(language);
});

test('only Arabic is written from right to left', () => {
  expect(LANGUAGES.filter((language) => textDirection(language) === 'rtl')).toEqual(['ar']);
});

test.each([
  ['fr', 'https://example.com/schedule?week=1#x', 'https://fr.example.com/schedule?week=1#x'],
  ['en', 'https://fr.example.com/schedule', 'https://example.com/schedule'],
  ['ar', 'https://fr.uat.example.com/', 'https://ar.uat.example.com/'],
  ['de', 'http://localhost:3000/', 'http://de.localhost:3000/'],
  ['en', 'http://de.localhost:3000/', 'http://localhost:3000/'],
] as const)('the address in %s of %s is %s', (language, address, expected) => {
  expect(localizedAddress(language, new URL(address))).toBe(expected);
});

test('an IP address has no other languages', () => {
  expect(localizedAddress('fr', new URL('http://192.168.1.7:3000/'))).toBeNull();
  expect(localizedAddress('fr', new URL('http://[fd00::7]:3000/'))).toBeNull();
});

test.each(['127.0.0.1', '[::1]'])('this machine opened by its number, %s, has them by its name', (host) => {
  expect(localizedAddress('fr', new URL(`http://${host}:3000/careers`))).toBe('http://fr.localhost:3000/careers');
});
