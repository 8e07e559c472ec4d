import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

const text = (value: string) => ({ type: 'text', text: value }) as const;

test.each(['=1+1', '+49 1', '-1', '@sum', '\t=1', '\r=1', ' =1', '\n=1'])('%j begins with an apostrophe', (value) => {
  expect(csvRow([text(value)])).toBe(`"'${value}"\r\n`);
});

test('dates are ISO 8601, amounts decimal, and nothing is an empty cell', () => {
  expect(
    csvRow([
      { type: 'date', day: '2026-11-28' },
      { type: 'time', time: '09:30' },
      { type: 'moment', local: '2026-11-28T09:30' },
      { type: 'amount', minor: -1250, digits: 2 },
      { type: 'number', value: 37.5 },
      null,
    ]),
  ).toBe('2026-11-28,09:30,2026-11-28 09:30,-12.50,37.5,\r\n');
});

test('quotes and line breaks stay within their cell, Arabic and emoji stay as they are', () => {
  expect(csvRow([text('say "hi"\nthere'), text('سمير'), text('👩‍🍳')])).toBe('"say ""hi""\nthere",سمير,👩‍🍳\r\n');
});
