import { expect, test } from 'vitest';
import { escapeXml, headingRow, sheetRow, sheetStart, workbookParts } from './sheet-xml.ts';

const text = (value: string) => ({ type: 'text', text: value }) as const;

test('what a spreadsheet would run stays text, also when its cell is edited', () => {
  expect(sheetRow([text('=HYPERLINK("x")')], 2)).toBe(
    '<row r="2"><c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t></is></c></row>',
  );
  expect(workbookParts('People')['xl/styles.xml']).toContain('quotePrefix="1"');
});

test('dates and times are numbers that spreadsheets count with, and days that they count differently are text', () => {
  const row = sheetRow(
    [
      { type: 'date', day: '2026-11-28' },
      { type: 'time', time: '18:00' },
      { type: 'moment', local: '2026-11-28T06:00' },
      { type: 'date', day: '1899-05-01' },
    ],
    3,
  );
  expect(row).toContain(
    '<c r="A3" s="3"><v>46354</v></c><c r="B3" s="4"><v>0.75</v></c><c r="C3" s="5"><v>46354.25</v></c>',
  );
  expect(row).toContain('>1899-05-01</t>');
});

test('amounts have the digits of their currency', () => {
  const amount = (minor: number, digits: number) => sheetRow([null, { type: 'amount', minor, digits }], 2);
  expect(amount(1250, 2)).toBe('<row r="2"><c r="B2" s="7"><v>12.50</v></c></row>');
  expect(amount(-5, 2)).toBe('<row r="2"><c r="B2" s="7"><v>-0.05</v></c></row>');
  expect(amount(1200, 0)).toBe('<row r="2"><c r="B2" s="6"><v>1200</v></c></row>');
  expect(amount(1250, 3)).toBe('<row r="2"><c r="B2" s="8"><v>1.250</v></c></row>');
});

test('cells have addresses beyond the last letter too', () => {
  const row = sheetRow(
    Array.from({ length: 703 }, () => ({ type: 'number', value: 1 })),
    9,
  );
  for (const address of ['Z9', 'AA9', 'AZ9', 'BA9', 'ZZ9', 'AAA9']) expect(row).toContain(`r="${address}"`);
});

test('signs of XML are escaped, and what XML cannot hold is left out', () => {
  expect(escapeXml('a<b>&"c"')).toBe('a&lt;b&gt;&amp;&quot;c&quot;');
  expect(escapeXml('a\u0000\u0007\u001f\ufffeb\n')).toBe('ab\n');
  expect(escapeXml('\ud83d')).toBe('\ufffd');
  expect(escapeXml('👩‍🍳 مرحبا')).toBe('👩‍🍳 مرحبا');
  expect(escapeXml('_x0041_')).toBe('_x005F_x0041_');
});

test('a sheet in Arabic begins at the right, and the name of a sheet has only letters that it may have', () => {
  expect(sheetStart(['text'], true)).toContain('rightToLeft="1"');
  expect(sheetStart(['text'], false)).not.toContain('rightToLeft');
  expect(workbookParts("A/B: '[1]*?")['xl/workbook.xml']).toContain('name="A B    1"');
  expect(workbookParts('A long name, then Food & Drinks')['xl/workbook.xml']).toContain('Food &amp; Drinks"');
  expect(headingRow(['Name'])).toContain('>Name</t>');
});
