import { expect, test } from 'vitest';
import { checkWords, lostTerms, parseGlossary } from './glossary.ts';

const glossary = parseGlossary(`# Glossary

| Term | Word |
|---|---|
| shift | turno |

| Term | Forms |
|---|---|
| open shift | \`turno* por cubrir\` |
| location | \`local\`, \`locales\` |

| Instead of | Never | May stand in | Why |
|---|---|---|---|
| pay | \`paga\`, \`sueldo*\` | \`off.UNPAID\` | one word |
| you | \`Elija\` |  | tú |
`);

test('a glossary gives the word for each term', () => {
  expect([...glossary.words]).toEqual([['shift', 'turno']]);
});

test.each([
  ['a refused word', 'table.pay', 'La paga', 1],
  ['a refused word at the beginning', 'table.pay', 'Paga', 1],
  ['a star', 'table.pay', 'Sus sueldos', 1],
  ['a capital that was asked for', 'form.choose', 'Elija uno', 1],
  ['the same letters without the capital', 'form.choose', 'que elija', 0],
  ['a part of another word', 'form.save', 'Propaganda', 0],
  ['the name of a place', 'form.save', '{{paga}}', 0],
  ['a key where it may stand', 'off.UNPAID', 'Permiso sin sueldo', 0],
])('%s', (_what, key, phrase, count) => {
  expect(checkWords(glossary, key, phrase)).toHaveLength(count);
});

const english = parseGlossary(`
| Term | Forms |
|---|---|
| open shift | \`open shift\`, \`open shifts\` |
| location | \`location\`, \`locations\` |
`);

test.each([
  ['a form of the word', 'Open shifts', 'Turnos por cubrir', []],
  ['another word', 'Open shifts', 'Turnos abiertos', ['open shift']],
  ['a word that only begins like it', 'This location', 'Localidad', ['location']],
  ['two terms', 'Open shifts at locations', 'Huecos', ['open shift', 'location']],
  ['the name of a placeholder', 'At {{location}}', 'En {{location}}', []],
  ['no term', 'Add', 'Añadir', []],
])('what a translation loses: %s', (_what, phrase, translated, lost) => {
  expect(lostTerms(english, glossary, phrase, translated)).toEqual(lost);
});
