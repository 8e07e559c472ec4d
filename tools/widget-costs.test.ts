import { expect, test } from 'vitest';
import { listCostedWidgets, measureCosts, readRecordedCosts } from './widget-costs.ts';

/** A few tenths come and go with every release of a library; more is a decision. */
const TOLERANCE = 0.5;
const SHARE = 0.05;

test('the kilobytes that the design system tells of each widget are those that are measured', async () => {
  const ids = await listCostedWidgets();
  expect(ids.length).toBeGreaterThan(40);
  const [measured, written] = await Promise.all([measureCosts(ids), readRecordedCosts()]);
  const wrong = ids.filter((id) => {
    const told = written[id] ?? 0;
    return Math.abs((measured[id] ?? 0) - told) > Math.max(TOLERANCE, told * SHARE);
  });
  expect(
    wrong.map((id) => `${id}: ${measured[id]} kB, told ${written[id]} kB`),
    'Run "node tools/widget-costs.ts".',
  ).toEqual([]);
}, 180_000);
