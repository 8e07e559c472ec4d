import { expect, test } from 'vitest';
import { Archive } from './archive.ts';
import { readWorkbook } from './read-workbook.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import { makeWorkbook, textRow } from './workbook.fixture.ts';
import type { MadeWorkbook } from './workbook.fixture.ts';

function tableOf(made: MadeWorkbook): string {
  const answer = readWorkbook(makeWorkbook(made));
  return 'csv' in answer ? new TextDecoder().decode(answer.csv) : `${answer.problem} ${answer.line ?? ''}`;
}

test('texts are read from where they are shared, rich or not, without how they are read aloud', () => {
  const texts = '<si><t>Name</t></si><si><r><t>Sa</t></r><r><t>mir</t></r><rPh><t>aloud</t></rPh></si>';
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>';
  expect(tableOf({ rows, texts })).toBe('Name\nSamir\n');
});

test('Arabic, emoji, quotes and line breaks within a cell stay in their row', () => {
  const rows = `${textRow(1, 'a', 'b')}${textRow(2, 'سمير 👩‍🍳', 'say "hi"&#10;there, all')}`;
  expect(tableOf({ rows })).toBe('a,b\nسمير 👩‍🍳,"say ""hi"" there, all"\n');
});

test('dates, times and numbers are as a CSV file has them, by the formats of their cells', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="4"/></cellXfs>';
  const cells = '<c s="1"><v>46354</v></c><c s="2"><v>0.75</v></c><c s="3"><v>12.5</v></c><c><v>351912345678</v></c>';
  const rows = `${textRow(1, 'day', 'time', 'pay', 'phone', 'ok', 'bad')}<row r="2">${cells}<c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>`;
  expect(tableOf({ rows, styles })).toBe('day,time,pay,phone,ok,bad\n2026-11-28,18:00,12.5,351912345678,TRUE,\n');
});

test('workbooks that count from 1904 have the same days', () => {
  const rows = '<row r="1"><c s="0"><v>44892</v></c></row>';
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  expect(tableOf({ rows, styles, properties: '<workbookPr date1904="1"/>' })).toBe('2026-11-28\n');
});

test('each row is on the line of its number, empty ones too, and as wide as the first', () => {
  const rows = `${textRow(1, 'a', 'b', 'c')}<row r="3"><c r="B3"><v>2</v></c></row><row r="4"><c r="A4" s="1"/></row>${textRow(6, 'x')}`;
  expect(tableOf({ rows })).toBe('a,b,c\n\n,2,\n\n\nx,,\n');
});

test('elements with a prefix are read as those without', () => {
  const sheet = `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  expect(tableOf({ rows: '', parts: { 'xl/worksheets/sheet2.xml': sheet } })).toBe('7\n');
});

test('an archive that unpacks to more than any workbook is refused while it is unpacked, whatever sizes it names', () => {
  const [most, megabyte] = [1_000_000, 1024 * 1024];
  const bytes = makeWorkbook({ rows: '', parts: { bomb: new Uint8Array(20 * megabyte) } });
  // The list at the end says that it is small.
  const at = bytes.lastIndexOf('bomb') - 46;
  bytes.writeUInt32LE(10, at + 24);
  let taken = 0;
  const unpack = () => new Archive(bytes, most).unpack('bomb', (piece) => (taken += piece.length));
  expect(unpack).toThrow(new WorkbookRefused('WORKBOOK_TOO_LARGE'));
  expect(taken).toBeLessThanOrEqual(most);
});

test('definitions of its own are refused: they are what makes XML grow', () => {
  const sheet =
    '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>';
  expect(tableOf({ rows: '', parts: { 'xl/worksheets/sheet2.xml': sheet } })).toBe('WORKBOOK ');
});

test.each<[string, MadeWorkbook, string]>([
  ['a cell that is too long', { rows: `${textRow(1, 'a')}${textRow(2, 'x'.repeat(5000))}` }, 'CELL_TOO_LONG 2'],
  ['too many columns', { rows: textRow(1, ...Array.from({ length: 300 }, () => 'a')) }, 'TOO_MANY_COLUMNS 1'],
  ['a row far below', { rows: `${textRow(1, 'a')}${textRow(1_000_001, 'b')}` }, 'TOO_MANY_ROWS 1000001'],
  ['rows out of order', { rows: `${textRow(2, 'a')}${textRow(1, 'b')}` }, 'WORKBOOK '],
  ['an address beyond the last column', { rows: '<row r="1"><c r="ZZZ1"><v>1</v></c></row>' }, 'WORKBOOK '],
  ['what is nested deeper than any sheet', { rows: `${'<a>'.repeat(100)}${'</a>'.repeat(100)}` }, 'WORKBOOK '],
  ['broken XML', { rows: '<row r="1"><c>' }, 'WORKBOOK '],
])('%s is refused', (_what, made, problem) => {
  expect(tableOf(made)).toBe(problem);
});

test('what is broken, cut or no workbook is refused', () => {
  const whole = makeWorkbook({ rows: textRow(1, 'a') });
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    whole.subarray(whole.length / 2),
    Buffer.from([0x50, 0x4b, 3, 4]),
    Buffer.concat([whole.subarray(0, 60), Buffer.alloc(200, 255), whole.subarray(260)]),
  ])
    expect(readWorkbook(bytes)).toEqual({ problem: 'WORKBOOK', line: undefined });
});
