import { expect, test } from 'vitest';
import { detectTopicInLanguages, detectTopic } from './question-topics.ts';

test.each([
  'What is your current salary?',
  'How much did you earn in your last job?',
  'Please tell us your salary history.',
  'Quel est votre salaire actuel ?',
  'Combien gagniez-vous ?',
  'Wie hoch ist Ihr derzeitiges Gehalt?',
  'Was war Ihr letzter Stundenlohn?',
  '¿Cuál es tu sueldo actual?',
  '¿Cuánto cobrabas?',
  'Ile wynosi Twoje obecne wynagrodzenie?',
  'Jakie były Twoje ostatnie zarobki?',
  'Какая у вас сейчас зарплата?',
  'Сколько вы зарабатывали на прежней работе?',
  'ما هو راتبك الحالي؟',
  'كم كان راتبك في عملك السابق؟',
  'Şu anki maaşınız nedir?',
  'Önceki işinizde ücretiniz ne kadardı?',
])('“%s” asks after earlier pay', (text) => {
  expect(detectTopic(text)).toEqual({ topic: 'SALARY_HISTORY', isSure: true });
});

test.each([
  'Have you ever been convicted of a crime?',
  'Do you have a criminal record?',
  'Avez-vous un casier judiciaire vierge ?',
  'Sind Sie vorbestraft?',
  'Können Sie ein Führungszeugnis vorlegen?',
  '¿Tienes antecedentes penales?',
  'Czy był Pan karany?',
  'Czy jesteś osobą niekaraną? (zaświadczenie o niekaralności)',
  'Есть ли у вас судимость?',
  'هل لديك سوابق جنائية؟',
  'Sabıka kaydınız var mı?',
])('“%s” asks after a criminal record', (text) => {
  expect(detectTopic(text)).toEqual({ topic: 'CRIMINAL_RECORD', isSure: true });
});

test.each([
  'May you work in this country?',
  'What salary do you expect?',
  'What was your last job?',
  'How did you learn to make pasta?',
  'Can you start after your probation period?',
  'Quelles sont vos prétentions salariales ?',
  'Quel était votre dernier poste ?',
  'Was ist Ihre Gehaltsvorstellung?',
  'Wann war Ihre letzte Schicht in einer Küche?',
  '¿Cuándo puedes empezar?',
  'Jakie są Twoje oczekiwania finansowe?',
  'Какой график вам удобен?',
  'ما هو الراتب المتوقع؟',
  'En son nerede çalıştınız?',
  'Do you know how to handle the COVID quarantine (karantina) rules?',
])('“%s” may be asked', (text) => {
  expect(detectTopic(text)).toBeNull();
});

test('a question that also names expectations is not surely about earlier pay', () => {
  expect(detectTopic('What is your current notice period and your salary expectation?')).toEqual({
    topic: 'SALARY_HISTORY',
    isSure: false,
  });
});

test('of several languages each is read by itself, and the one without doubt counts', () => {
  const words = (text: string) => ({ text, options: [] });
  const doubtful = words('What is your current notice period and your salary expectation?');
  expect(detectTopicInLanguages([doubtful, words('Sind Sie vorbestraft?')])).toEqual({
    topic: 'CRIMINAL_RECORD',
    isSure: true,
  });
  expect(
    detectTopicInLanguages([words('Which salary do you wish?'), words('Wo haben Sie zuletzt gearbeitet?')]),
  ).toBeNull();
});
