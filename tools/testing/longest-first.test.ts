import { expect, test } from 'vitest';
import { shareOf } from './longest-first.ts';

test('each file belongs to one share, the same whatever other files there are, and the shares are alike', () => {
  const files = Array.from({ length: 400 }, (_, index) => `domains/team/server/handlers/file-${index}.test.ts`);
  const shares = files.map((file) => shareOf(file, 2));
  expect(new Set(shares)).toEqual(new Set([1, 2]));
  expect(files.slice(100).map((file) => shareOf(file, 2))).toEqual(shares.slice(100));
  expect(shares.filter((share) => share === 1).length).toBeGreaterThan(160);
  expect(shares.filter((share) => share === 1).length).toBeLessThan(240);
});
