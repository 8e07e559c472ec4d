import { expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';

const LAST_WEEK = { from: '2026-11-09', until: '2026-11-15', by: 'LOCATION' };

test.each([
  ['', LAST_WEEK],
  ['from=2026-10-01&until=2026-10-31&by=DAY', { from: '2026-10-01', until: '2026-10-31', by: 'DAY' }],
  ['from=2026-13-45&until=soon&by=WEEK', LAST_WEEK],
])('%s', (search, asked) => {
  expect(readAsked(new URLSearchParams(search), '2026-11-16')).toEqual(asked);
});
