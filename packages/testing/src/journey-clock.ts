import { pathToFileURL } from 'node:url';
import { ROOT } from './template.ts';

/** When tests in a browser begin, on whatever day they run: a Wednesday morning on which nobody changes the clocks. It runs on from there. */
const BEGIN = '2026-11-18T09:30:00Z';
const PRELOAD = `--import=${pathToFileURL(`${ROOT}packages/testing/src/machine-clock.ts`).href}`;

/** The offset of the test processes' clocks from the machine's. */
export const clockOffset = (): number => Number(process.env['MACHINE_CLOCK_SHIFT_MS'] ?? 0);

/** From now on each process that this one starts, and each browser of theirs, begins at that moment. */
export default function beginJourneys(): void {
  // Not Date: this process may have been moved itself. Browsers are not, and it is their distance that all go by.
  const machine = Math.round(performance.timeOrigin + performance.now());
  process.env['MACHINE_CLOCK_SHIFT_MS'] = String(Date.parse(BEGIN) - machine);
  const options = process.env['NODE_OPTIONS'] ?? '';
  if (!options.includes(PRELOAD)) process.env['NODE_OPTIONS'] = `${options} ${PRELOAD}`;
}
