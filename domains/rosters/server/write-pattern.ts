import { setImmediate } from 'node:timers/promises';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { PatternShift } from '../rules/week-pattern.ts';
import { insertTemplateShifts } from './queries/template-shift.ts';

const SHIFTS_PER_STATEMENT = 500;

/** Writes the shifts of a template, some hundreds at a time, so that others get a turn in between. */
export async function writePattern(
  tx: Tx,
  template: { readonly id: string; readonly group_id: string },
  pattern: readonly PatternShift[],
  at: Date,
): Promise<void> {
  for (let first = 0; first < pattern.length; first += SHIFTS_PER_STATEMENT) {
    const chunk = pattern.slice(first, first + SHIFTS_PER_STATEMENT);
    await insertTemplateShifts(
      tx,
      template,
      chunk.map((shift) => ({ ...shift, id: newId(at.getTime()) })),
    );
    await setImmediate();
  }
}
