import { expect, test } from 'vitest';
import { parseKeyword } from './keywords.ts';

test.each([
  ['STOP', 'STOP'],
  [' stop. ', 'STOP'],
  ['"Stop!"', 'STOP'],
  ['🛑 stop', 'STOP'],
  ['Unsubscribe', 'STOP'],
  ['please stop', 'STOP'],
  ['stop all', 'STOPALL'],
  ['StopAll', 'STOPALL'],
  ['Arrêt', 'STOP'],
  ['Stopp', 'STOP'],
  ['baja', 'STOP'],
  ['rezygnuję', 'STOP'],
  ['стоп', 'STOP'],
  ['إيقاف', 'STOP'],
  ['ايقاف', 'STOP'],
  ['iptal', 'STOP'],
  ['İPTAL', 'STOP'],
  ['start', 'START'],
  ['démarrer', 'START'],
  ['Anmelden', 'START'],
  ['alta', 'START'],
  ['wznów', 'START'],
  ['Старт', 'START'],
  ['ابدأ', 'START'],
  ['başla', 'START'],
  ['HELP?', 'HELP'],
  ['aide', 'HELP'],
  ['Hilfe', 'HELP'],
  ['ayuda', 'HELP'],
  ['pomoc', 'HELP'],
  ['помощь', 'HELP'],
  ['مساعدة', 'HELP'],
  ['yardım', 'HELP'],
  // What is meant for people: more than the word, or an answer to what they asked.
  ['Stop by tomorrow?', null],
  ['I will start on Monday', null],
  ['yes', null],
  ['', null],
])('%s asks for %s', (text, word) => {
  expect(parseKeyword(text)).toBe(word);
});

test.each(['Sí', 'Ja', 'Oui !', 'Tak', 'Да', 'Evet', 'نعم', 'no', 'OK', 'yes stop'])(
  '%s is for people, whatever it answers',
  (answer) => {
    expect(parseKeyword(answer)).toBeNull();
  },
);
