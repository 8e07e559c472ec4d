import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOptOut, stripQuotedText } from './own-words.ts';

test.each([
  ['a mail without a quotation is taken whole', 'Yes, Thursday.\n\nPia', 'Yes, Thursday.\n\nPia'],
  ['everything from our mark on is ours', 'Yes.\n\n##- Reply above this line\nLeonor wrote', 'Yes.'],
  [
    'quoted lines and who is quoted go',
    'Yes.\n\nOn Fri, 20 Nov 2026 at 10:11, Leonor <a@b.c> wrote:\n> Can you come?\n> At four?',
    'Yes.',
  ],
  [
    'also where who is quoted stands on two lines',
    'Yes.\n\nOn Fri, 20 Nov 2026 at 10:11, Leonor Pacheco\n<reply@example.com> wrote:\n> Can you come?',
    'Yes.',
  ],
  [
    'who is quoted goes where our mark follows',
    'Tak.\n\nW dniu 20.11.2026 o 10:11 Leonor napisał(a):\n\n##- above this line',
    'Tak.',
  ],
  ['answers between quoted lines stay', '> Can you come?\nYes.\n> At four?\nFive is better.', 'Yes.\nFive is better.'],
  ['what Outlook puts below goes', 'Ja.\r\n\r\nVon: Leonor <a@b.c>\r\nGesendet: Freitag\r\nHallo', 'Ja.'],
  ['what begins with a line of its own goes', 'Yes.\n-----Original Message-----\nHello', 'Yes.'],
  ['a signature goes', 'Yes.\n-- \nPia Valtonen', 'Yes.'],
  [
    'a line that ends with a colon stays where nothing is quoted',
    'I can do:\nFriday at 10:00',
    'I can do:\nFriday at 10:00',
  ],
  ['a list before our mark stays', 'I can do these days:\n\n##- above', 'I can do these days:'],
  ['nothing but a quotation is nothing', '> Can you come?', ''],
])('%s', (_rule, mail, words) => {
  expect(stripQuotedText(mail)).toBe(words);
});

test('a mail of whatever length and kind is cut in little time and to what a message may hold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('> a', '', 'b:', '##', '--', 'On 10:11 x', 'c'), { maxLength: 300 }),
      (lines) => {
        expect(stripQuotedText(lines.join('\n')).length).toBeLessThanOrEqual(5000);
      },
    ),
  );
  expect(stripQuotedText('x'.repeat(20_000))).toHaveLength(5000);
});

test.each([
  ['STOP', 'STOP'],
  [' stop. ', 'STOP'],
  ['Start!', 'START'],
  ['Please stop', null],
  ['YES STOP', null],
  ['', null],
])('%j is read as %j', (words, choice) => {
  expect(parseOptOut(words)).toBe(choice);
});

test.each(['Yes', 'Sí', 'Ja', 'Oui', 'Tak', 'Да', 'Evet', 'نعم', 'OK'])('%j ends nothing and begins nothing', (yes) => {
  expect(parseOptOut(yes)).toBeNull();
});
