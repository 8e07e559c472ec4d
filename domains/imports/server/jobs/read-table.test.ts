import { expect, test } from 'vitest';
import { FileRefused, openTable } from './read-table.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');

async function read(bytes: Uint8Array) {
  const { rows, ...table } = await openTable(bytes);
  const found = [];
  for await (const row of rows) found.push(row);
  return { ...table, rows: found };
}

async function problemOf(bytes: Uint8Array): Promise<unknown> {
  try {
    await read(bytes);
    return 'read';
  } catch (error) {
    return error instanceof FileRefused ? [error.problem, error.line] : error;
  }
}

test('rows carry the line that they start on, also after cells with line breaks and empty lines', async () => {
  const { rows } = await read(utf8('number,name\n1,"two\nlines"\n\n,\n2,"quoted ""name"", with comma"\r\n3,last'));
  expect(rows).toEqual([
    { line: 2, cells: ['1', 'two\nlines'] },
    { line: 6, cells: ['2', 'quoted "name", with comma'] },
    { line: 7, cells: ['3', 'last'] },
  ]);
});

test('more lines than any file of so many rows has are not read to their end, though none of them is a row', async () => {
  for (const sign of ['\n', '\r', ',\n'])
    expect(await problemOf(utf8(`a,b\n1,2\n${sign.repeat(2_000_000)}`))).toEqual(['TOO_MANY_ROWS', undefined]);
});

test('a long file is read in slices, between which the server does other work', async () => {
  let turns = 0;
  let isRead = false;
  const turn = (): void => {
    turns += 1;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const { rows } = await read(utf8(`number,name\n${`1,${'x'.repeat(90)}\n`.repeat(20_000)}`));
  isRead = true;
  expect(rows).toHaveLength(20_000);
  // 1.9 MB in slices of 16 KB.
  expect(turns).toBeGreaterThan(50);
});

test('every spelling of text gives the same cells', async () => {
  const text = 'number;name\n1;Café Zürich';
  const expected = [{ line: 2, cells: ['1', 'Café Zürich'] }];
  const utf16 = Buffer.from(text, 'utf16le');
  const swapped = Buffer.from(utf16).swap16();
  for (const [bytes, encoding] of [
    [utf8(text), 'utf-8'],
    [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8(text)]), 'utf-8'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-16le'],
    [Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]), 'utf-16be'],
    [utf16, 'utf-16le'],
    [Buffer.from(text, 'latin1'), 'windows-1252'],
  ] as const) {
    const table = await read(bytes);
    expect(table).toEqual({ encoding, delimiter: ';', header: ['number', 'name'], rows: expected });
  }
});

test('letters that are split between two slices stay whole', async () => {
  const name = '上海'.repeat(40);
  const lines = Array.from({ length: 1500 }, (_, index) => `${index},${name}`);
  const { rows } = await read(utf8(`number,name\n${lines.join('\n')}`));
  expect(rows).toHaveLength(1500);
  expect(rows.every((row) => row.cells[1] === name)).toBe(true);
});

test('a broken file is refused by name, with the line where it broke', async () => {
  expect(await problemOf(utf8('a,b\n1,"never closed\n2,x'))).toEqual(['QUOTE_NOT_CLOSED', 2]);
  expect(await problemOf(utf8('a,b\n1,x\n2,"closed" late\n'))).toEqual(['QUOTE_MISPLACED', 3]);
  expect(await problemOf(utf8(`a,b\n1,${'x'.repeat(4001)}\n`))).toEqual(['CELL_TOO_LONG', 2]);
  expect(await problemOf(utf8('a,b\n'))).toEqual(['NO_ROWS', undefined]);
  expect(await problemOf(utf8(' \n \n'))).toEqual(['EMPTY_FILE', undefined]);
  expect(await problemOf(utf8(`${'a,'.repeat(200)}a\n1\n`))).toEqual(['TOO_MANY_COLUMNS', undefined]);
  expect(await problemOf(Buffer.from([0x50, 0x4b, 3, 4, 0]))).toEqual(['WORKBOOK', undefined]);
});

test.each(['\n', '\r\n', '\r'])('lines may end in %j', async (end) => {
  const { rows } = await read(utf8(['a,b', '1,2', '3,4', ''].join(end)));
  expect(rows).toEqual([
    { line: 2, cells: ['1', '2'] },
    { line: 3, cells: ['3', '4'] },
  ]);
});

test('what no database can hold is refused with its line, however far in it stands', async () => {
  expect(await problemOf(utf8(`a\n${'12345678\n'.repeat(3_000)}b\0\n1\n`))).toEqual(['NOT_TEXT', 3_002]);
});

test('a file with more rows than the limit is refused', async () => {
  expect(await problemOf(utf8(`a\n${'1\n'.repeat(200_001)}`))).toEqual(['TOO_MANY_ROWS', 200_002]);
});
