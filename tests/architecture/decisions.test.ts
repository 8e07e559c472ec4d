import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const FOLDER = 'docs/decisions';

interface DecisionRecord {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly date: string;
}

/** The head of a record: its number and title, then its status and date. */
const HEAD =
  /^# (?<number>\d{4}): (?<title>.+)\n\nStatus: (?<status>accepted|replaced by \d{4})\. Date: (?<date>\d{4}-\d{2}-\d{2})\.\n\n/;

function readHead(path: string, text: string): DecisionRecord {
  const { number = '', title = '', status = '', date = '' } = HEAD.exec(text)?.groups ?? {};
  return { file: basename(path), number, title, status, date };
}

async function readRecords(): Promise<readonly DecisionRecord[]> {
  const files = await sourceFiles([`${FOLDER}/[0-9]*.md`]);
  return files.map(({ path, text }) => readHead(path, text));
}

test('each decision record has its number, a title, a status and a date', async () => {
  const records = await readRecords();
  expect(records.length).toBeGreaterThan(70);
  expect(
    records.filter(({ file, number }) => number === '' || !file.startsWith(`${number}-`)).map(({ file }) => file),
    'Begin it with `# NNNN: Title`, an empty line, and `Status: accepted. Date: YYYY-MM-DD.`',
  ).toEqual([]);
  const numbers = records.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('each decision record has its row in the index, and the index has no other', async () => {
  const index = await readFile(join(ROOT, FOLDER, 'README.md'), 'utf8');
  const rows = index.split('\n').filter((line) => line.startsWith('| ['));
  const wanted = (await readRecords()).map(
    ({ number, file, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
  );
  const found = rows.map((row) => row.split('|').slice(0, 5).join('|') + '|');
  expect(found, 'Add the row to docs/decisions/README.md, in order.').toEqual(wanted);
  expect(rows.filter((row) => !/\| [A-Z`].{10,}\. \|$/.test(row))).toEqual([]);
});

test('a record that was replaced names one that exists', async () => {
  const records = await readRecords();
  const numbers = new Set(records.map(({ number }) => number));
  const lost = records.filter(({ status }) => {
    const replacement = /^replaced by (?<number>\d{4})$/.exec(status)?.groups?.['number'];
    return replacement !== undefined && !numbers.has(replacement);
  });
  expect(lost).toEqual([]);
});
