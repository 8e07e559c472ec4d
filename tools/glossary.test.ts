import { expect, test } from 'vitest';
import { checkWords, parseGlossary } from './glossary.ts';

const glossary = parseGlossary(`# Glossary

| Term | Word |
|---|---|
| shift | turno |

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
