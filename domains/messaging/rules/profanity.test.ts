import { expect, test } from 'vitest';
import { findProfanity } from './profanity.ts';

test.each([
  ['You FUCKING idiot', 'FUCKING'],
  ['quelle salope!', 'salope'],
  ['Du Arschloch.', 'Arschloch'],
  ['eres un cabrón', 'cabrón'],
  ['o kurwa', 'kurwa'],
  ['иди нахуй', 'нахуй'],
  ['يا شرموطة', 'شرموطة'],
  ['SİKTİR git', 'SİKTİR'],
  ['en «connard»', 'connard'],
  ['ca\u0062ro\u0301n', 'ca\u0062ro\u0301n'],
])('an insult is found as a word, in any letters: %s', (text, found) => {
  expect(findProfanity(text)).toBe(found);
});

test.each([
  'We meet in Scunthorpe, near Penistone and Cockfosters.',
  'Je suis en retard, désolé.',
  'Un cono de helado, por favor.',
  'Sık sık gecikiyorum.',
  'Fugging, Wichsenstein, Kurwai and Merdeka are places.',
  'Assam tea, a classic cocktail and Moby Dick.',
  'Сукно, хулиган и застрахуй.',
  'خوّل المدير العمل لخولة.',
  'Suka lubi spacery; Putna, Hull, Essex, Middlesex.',
  'O puto do bar chega às oito.',
  'Der Bastardo-Wein und die Wichse für die Schuhe.',
  '',
])('no false alarm: %s', (text) => {
  expect(findProfanity(text)).toBeNull();
});
