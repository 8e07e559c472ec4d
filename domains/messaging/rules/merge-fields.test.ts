import { expect, test } from 'vitest';
import { fillFields, MERGE_FIELDS, findPlaceholders, pickText, findUnknownPlaceholders } from './merge-fields.ts';
import type { MergeValues } from './merge-fields.ts';

const PIA: MergeValues = {
  first_name: 'Pia',
  last_name: 'Valtonen',
  job: 'Bartender',
  employer: 'Casa',
  location: 'Casa Chiado',
  address: '',
  city: 'Lisboa',
  phone: '  ',
  sender: 'Leonor',
};

test.each([
  ['a text without places stays as it is', 'Hello!', 'Hello!', []],
  ['every place of a name is filled', '{{first_name}}, dear {{first_name}}', 'Pia, dear Pia', []],
  ['spaces in a place do not matter', 'To {{ city }}', 'To Lisboa', []],
  ['what is not known stays, and is named once', '{{address}}: {{address}}', '{{address}}: {{address}}', ['address']],
  ['spaces are nothing', 'Call {{phone}}', 'Call {{phone}}', ['phone']],
  ['a name that is no field stays, and is named', 'On {{day}}', 'On {{day}}', ['day']],
  ['a name in another case is no field', '{{First_Name}}', '{{First_Name}}', ['First_Name']],
  ['an empty place is named', 'Hi {{}}', 'Hi {{}}', ['']],
  ['single braces are text', 'a {b} c', 'a {b} c', []],
])('%s', (_rule, text, filled, missing) => {
  expect(fillFields(text, PIA)).toEqual({ text: filled, missing });
});

test('a value that looks like a place is not filled again', () => {
  expect(fillFields('Hi {{first_name}}', { ...PIA, first_name: '{{sender}}' }).text).toBe('Hi {{sender}}');
});

test('a value is never read as a pattern of the replacement', () => {
  expect(fillFields('Hi {{first_name}}', { ...PIA, first_name: "$& $' $1" }).text).toBe("Hi $& $' $1");
});

test('a property that every object has is no field', () => {
  expect(findUnknownPlaceholders('{{constructor}} {{toString}} {{city}}')).toEqual(['constructor', 'toString']);
});

test('every field is known by its name', () => {
  expect(findUnknownPlaceholders(MERGE_FIELDS.map((field) => `{{${field}}}`).join(' '))).toEqual([]);
  expect(findPlaceholders('{{city}} {{job}} {{city}}')).toEqual(['city', 'job']);
});

test.each([
  ['their language', { en: 'Hello', pl: 'Cześć' }, 'pl', { language: 'pl', text: 'Cześć' }],
  ['English where theirs is not written', { fr: 'Bonjour', en: 'Hello' }, 'pl', { language: 'en', text: 'Hello' }],
  ['what there is where English is not', { fr: 'Bonjour' }, 'pl', { language: 'fr', text: 'Bonjour' }],
  ['nothing where nothing is written', {}, 'pl', { language: 'pl', text: '' }],
] as const)('somebody reads %s', (_rule, texts, language, chosen) => {
  expect(pickText(texts, language)).toEqual(chosen);
});
