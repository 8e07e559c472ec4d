import { expect, test } from 'vitest';
import { photosToPdf } from './photos-to-pdf.ts';

const photo = (width: number, height: number) => ({ jpeg: new Uint8Array([0xff, 0xd8, 7, 0xff, 0xd9]), width, height });
const read = (...photos: ReturnType<typeof photo>[]) => Buffer.from(photosToPdf(photos)).toString('latin1');

test('each photo is a page of its own, upright or across as it is', () => {
  const pdf = read(photo(1200, 1600), photo(1600, 1200));
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  expect(pdf).toContain('/Count 2');
  expect([...pdf.matchAll(/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box)).toEqual(['0 0 595 842', '0 0 842 595']);
});

test('every object stands where the table says', () => {
  const pdf = read(photo(3, 4), photo(4, 3), photo(5, 5));
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const rows = pdf.slice(start).match(/^\d{10} 00000 n/gm) ?? [];
  expect(rows).toHaveLength(2 + 3 * 3);
  for (const [index, row] of rows.entries())
    expect(pdf.slice(Number(row.slice(0, 10))).startsWith(`${index + 1} 0 obj`)).toBe(true);
});
