import { expect, test } from 'vitest';
import { isReportingService } from './reporting-service.ts';

test.each([
  ['scheduling', true],
  ['TEAM_LIVE', true],
  ['SOURCE_HIRE', true],
  ['team_live', false],
  ['nonsense', false],
  ['weather', false],
])('%s reports: %s', (name, expected) => {
  expect(isReportingService(name)).toBe(expected);
});
