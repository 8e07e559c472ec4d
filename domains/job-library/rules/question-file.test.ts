import { expect, test } from 'vitest';
import {
  EXAMPLE,
  isSameQuestion,
  missingColumns,
  writeQuestionFile,
  questionKey,
  parseQuestionRow,
} from './question-file.ts';

const POSITIONS = [{ id: '019aa000-0000-7000-8000-000000000001', name: 'Bartender' }];
const ROW = { kind: 'SINGLE', language: 'en', text: 'Where?', options: 'Bar | Kitchen', required: 'yes', tags: 'a|b' };

test('a line says a question: choices, tags and positions between bars, words of other languages in columns of their own', () => {
  const row = { ...ROW, positions: 'bartender', knock_out: 'Bar', text_de: 'Wo?', options_de: 'Theke|Küche' };
  expect(parseQuestionRow(row, POSITIONS).written).toEqual({
    kind: 'SINGLE',
    language: 'en',
    text: 'Where?',
    options: ['Bar', 'Kitchen'],
    required: true,
    knock_out: 'Bar',
    translations: { de: { text: 'Wo?', options: ['Theke', 'Küche'] } },
    tags: ['a', 'b'],
    positions: POSITIONS,
  });
});

test.each([
  [{ kind: 'RIDDLE' }, 'kind', 'UNKNOWN'],
  [{ language: 'xx' }, 'language', 'UNKNOWN'],
  [{ required: 'maybe' }, 'required', 'UNKNOWN'],
  [{ text: ' ' }, 'text', 'MISSING'],
  [{ text: 'x'.repeat(201) }, 'text', 'TOO_LONG'],
  [{ options: 'Bar' }, 'options', 'UNFIT'],
  [{ options: '1|2|3|4|5|6|7|8|9' }, 'options', 'TOO_LONG'],
  [{ knock_out: 'Cellar' }, 'knock_out', 'UNFIT'],
  [{ tags: 'x'.repeat(31) }, 'tags', 'TOO_LONG'],
  [{ positions: 'Astronaut' }, 'positions', 'UNKNOWN'],
  [{ text_de: 'Wo?', options_de: 'Theke' }, 'options_de', 'UNFIT'],
  [{ options_de: 'Theke|Küche' }, 'text_de', 'MISSING'],
  [{ text_en: 'Where?', options_en: 'Bar|Kitchen' }, 'options_en', 'UNFIT'],
])('a line with %j is refused by its column %s: %s', (change, column, rule) => {
  expect(parseQuestionRow({ ...ROW, ...change }, POSITIONS)).toEqual({ written: null, problems: [{ column, rule }] });
});

test('a file needs the columns that a question cannot be without', () => {
  expect(missingColumns(['kind', 'text', 'options'])).toEqual(['language']);
});

test('a question is known by its kind, language and words, whatever their case', () => {
  expect(questionKey({ kind: 'TEXT', language: 'en', text: ' Why us? ' })).toBe(
    questionKey({ kind: 'TEXT', language: 'en', text: 'why us?' }),
  );
  expect(questionKey({ kind: 'TEXT', language: 'en', text: 'Why?' })).not.toBe(
    questionKey({ kind: 'TEXT', language: 'de', text: 'Why?' }),
  );
});

test('two are the same when the file says the same of them; the order of tags says nothing', () => {
  expect(isSameQuestion({ ...EXAMPLE, tags: ['b', 'a'] }, { ...EXAMPLE, tags: ['a', 'b'] })).toBe(true);
  expect(isSameQuestion(EXAMPLE, { ...EXAMPLE, required: false })).toBe(false);
});

test('what a spreadsheet would run is written so that it does not, and reads as it was', () => {
  const file = writeQuestionFile([{ ...EXAMPLE, text: '=1+1' }]);
  expect(file).toContain(`"'=1+1"`);
  expect(parseQuestionRow({ ...ROW, text: `'=1+1` }, []).written?.text).toBe('=1+1');
});
