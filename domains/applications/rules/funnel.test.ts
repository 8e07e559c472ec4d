import { expect, test } from 'vitest';
import { groupEndsBySide, sumFunnel } from './funnel.ts';

test('each stage counts who came at least that far, over all sources', () => {
  const steps = sumFunnel([
    { source: 'indeed', reached: [10, 6, 3, 2, 1, 1] },
    { source: '', reached: [4, 4, 2, 0, 0, 0] },
  ]);
  expect(steps.map(({ stage, reached }) => `${stage} ${reached}`)).toEqual([
    'NEW 14',
    'SCREEN 10',
    'INTERVIEW 5',
    'TRIAL 2',
    'OFFER 1',
    'HIRED 1',
  ]);
});

test('ends are told by whose doing they were, the most frequent reason first', () => {
  expect(
    groupEndsBySide([
      { reason: 'OTHER', n: 1 },
      { reason: 'POSITION_FILLED', n: 5 },
      { reason: 'NO_SHOW', n: 2 },
    ]),
  ).toEqual([
    {
      side: 'COMPANY',
      total: 6,
      reasons: [
        { reason: 'POSITION_FILLED', n: 5 },
        { reason: 'OTHER', n: 1 },
      ],
    },
    { side: 'CANDIDATE', total: 0, reasons: [] },
    { side: 'NO_SHOW', total: 2, reasons: [{ reason: 'NO_SHOW', n: 2 }] },
  ]);
});
