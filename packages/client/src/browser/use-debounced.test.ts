import { expect, test } from 'vitest';
import { DEBOUNCE_MS } from './use-debounced.ts';

test('what is typed within 300 ms is asked for once, unless a page says otherwise', () => {
  expect(DEBOUNCE_MS).toBe(300);
});
