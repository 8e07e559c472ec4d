import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ExportFormat } from '../contract/schemas.ts';
import { writeFile } from './file-content.ts';

interface Person {
  readonly name: string;
  readonly day: string;
}

/** Counts how far the rows were read ahead of the bytes that were taken. */
function portions(count: number, size: number) {
  const read = { portions: 0 };
  const rows = async function* (): AsyncGenerator<readonly Person[]> {
    for (let portion = 0; portion < count; portion += 1) {
      read.portions += 1;
      yield Array.from({ length: size }, (_one, index) => ({ name: `Person ${portion}-${index}`, day: '2026-11-28' }));
    }
  };
  return { read, rows };
}

const open = (format: ExportFormat, rows: AsyncIterable<readonly Person[]>) =>
  writeFile<Person>(format, {
    title: 'People',
    columns: [
      { heading: 'Name', type: 'text', cell: ({ name }) => ({ type: 'text', text: name }) },
      { heading: 'First day', type: 'date', cell: ({ day }) => ({ type: 'date', day }) },
    ],
    portions: rows,
    isRightToLeft: false,
    now: new Date('2026-11-28T09:00:00Z'),
  });

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each(['csv', 'xlsx'] as const)(
  '%s is written as it is taken: one portion of rows at a time is in memory',
  async (format) => {
    const { read, rows } = portions(20, 500);
    const content = open(format, rows());
    let largest = 0;
    let taken = 0;
    for await (const piece of content) {
      taken += 1;
      largest = Math.max(largest, piece.length);
      // Each piece is of the portions read so far; none is read before the piece of the one before was taken.
      expect(read.portions).toBeLessThanOrEqual(format === 'csv' ? taken : taken + 5);
    }
    expect(read.portions).toBe(20);
    // 500 rows of some 30 bytes, and what the compressor holds back.
    expect(largest).toBeLessThan(100_000);
  },
);

test('whoever leaves early has no further rows read', async () => {
  const { read, rows } = portions(1000, 10);
  const content = open('csv', rows());
  await content.next();
  await content.next();
  await content.return(undefined);
  expect(read.portions).toBe(1);
});

test('a workbook of 10,000 rows is opened again by another library, with its dates as dates', async () => {
  const { rows } = portions(20, 500);
  const read = await readSheet(await whole(open('xlsx', rows())));
  expect(read).toHaveLength(10_001);
  expect(read[0]).toEqual(['Name', 'First day']);
  expect(read[10_000]).toEqual(['Person 19-499', new Date('2026-11-28T00:00:00Z')]);
});
