import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { judgePassword } from './password.ts';

describe('passwords that guessers try first, though the meter calls them good', () => {
  test.each([
    'Password1',
    'Passw0rd!',
    'P@ssw0rd123',
    'P@$$w0rd1',
    'Welcome2026!',
    'Willkommen1!',
    'Qwerty123',
    'Qwertz12!',
    'Azerty123!',
    '1Qaz2wsx!',
    'Abcd1234',
    'Abc12345!',
    'Summer2025!',
    'Sommer-2026',
    'Invierno2024!',
    'December2025',
    'Iloveyou1!',
    'Liverpool1!',
    'Galatasaray1905',
    'Michael1985!',
    'Hotel2026!',
    'Reception1!',
    'Hearth2026!',
    'Admin123!',
    'Letmein1!',
    'Pa55word!',
    'Ab1!Ab1!',
    'Aa1Aa1Aa1',
    'Contraseña1',
    'Şifre1234!',
    'LoveLove1!',
    '!!Dragon99!!',
  ])('%s', (password) => {
    expect(judgePassword(password).pass).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });
});

test.each([
  'Correct-horse-7',
  'Another-horse-8',
  'Hearth-demo-2026',
  'vK7#pq2Lm',
  'Tapas y 3 gatos',
  'blue-Kettle-42',
  'Нет-Abc-Def-9',
])('%s is not one of them', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the person’s own address and name are as easy to guess', () => {
  const own = ['marta.silva', 'Marta', 'Silva'];
  expect(isCommonPassword('MartaSilva1!', own)).toBe(true);
  expect(isCommonPassword('Silva-1985', own)).toBe(true);
  expect(isCommonPassword('MartaSilva1!')).toBe(false);
});
