import type { Stage } from '@hearth/domains/applications/schemas';
import { expect, test } from 'vitest';
import { retentionReason } from './keeping.ts';

test.each<[stage: Stage, signed: boolean, because: ReturnType<typeof retentionReason>]>([
  ['NEW', false, null],
  ['OFFER', false, null],
  ['REJECTED', false, null],
  ['WITHDRAWN', false, null],
  ['HIRED', false, 'HIRED'],
  ['HIRED', true, 'HIRED'],
  ['OFFER', true, 'SIGNED'],
  ['WITHDRAWN', true, 'SIGNED'],
])('an employment and a signature are kept, nothing else: %s, signed %s', (stage, signed, because) => {
  expect(retentionReason(stage, signed)).toBe(because);
});
