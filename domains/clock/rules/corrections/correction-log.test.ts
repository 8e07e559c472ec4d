import { expect, test } from 'vitest';
import type { CorrectionState, PunchChange } from '../../contract/schemas.ts';
import { punchesAround } from './correction-log.ts';
import type { LogRow } from './correction-log.ts';

const iso = (time: string): string => `2026-11-16T${time}:00.000Z`;
const row = (seq: number, kind: LogRow['kind'], time: string, more: Partial<LogRow> = {}): LogRow => ({
  id: `r${seq}`,
  seq,
  kind,
  at: Date.parse(iso(time)),
  act: 'PUNCH',
  replaces: null,
  location_id: 'here',
  position_id: null,
  isManagers: false,
  reason: '',
  ...more,
});
const by = (more: Partial<LogRow>): Partial<LogRow> => ({ isManagers: true, reason: 'Stocktake', ...more });
const change = (act: PunchChange['act'], id: string | null, kind: PunchChange['kind'], time: string): PunchChange => ({
  act,
  punch_id: id,
  kind,
  at: iso(time),
  position_id: null,
});
const DAY = [row(1, 'IN', '09:00'), row(2, 'OUT', '17:00')];
const LATER = change('EDIT', 'r2', 'OUT', '17:30');
const EDITED = row(3, 'OUT', '17:30', by({ act: 'EDIT', replaces: 'r2' }));

function around(log: readonly LogRow[], state: CorrectionState, ...changes: PunchChange[]) {
  const found = punchesAround(log, { state, location_id: 'here', changes, reason: 'Stocktake' });
  const brief = (punches: readonly { kind: string; at: number }[]): string =>
    punches.map(({ kind, at }) => `${kind} ${new Date(at).toISOString().slice(11, 16)}`).join(', ');
  return found === undefined ? undefined : [brief(found.before), brief(found.after)];
}

test.each<[string, LogRow[], CorrectionState, PunchChange[], [string, string] | undefined]>([
  ['one that waits, by what is punched now', DAY, 'PENDING', [LATER], ['IN 09:00, OUT 17:00', 'IN 09:00, OUT 17:30']],
  ['one that was applied', [...DAY, EDITED], 'APPLIED', [LATER], ['IN 09:00, OUT 17:00', 'IN 09:00, OUT 17:30']],
  [
    'one that was applied, whatever became of it since',
    [...DAY, EDITED, row(4, 'OUT', '18:00', by({ act: 'EDIT', replaces: 'r3', reason: 'Again' }))],
    'APPLIED',
    [LATER],
    ['IN 09:00, OUT 17:00', 'IN 09:00, OUT 17:30'],
  ],
  [
    'two rows that were added at once',
    [...DAY, row(3, 'IN', '18:00', by({})), row(4, 'OUT', '19:00', by({}))],
    'APPLIED',
    [change('ADD', null, 'IN', '18:00'), change('ADD', null, 'OUT', '19:00')],
    ['IN 09:00, OUT 17:00', 'IN 09:00, OUT 17:00, IN 18:00, OUT 19:00'],
  ],
  [
    'what was taken away',
    [...DAY, row(3, 'OUT', '17:00', by({ act: 'REMOVE', replaces: 'r2' }))],
    'APPLIED',
    [change('REMOVE', 'r2', 'OUT', '17:00')],
    ['IN 09:00, OUT 17:00', 'IN 09:00'],
  ],
  ['nothing of one that was declined', DAY, 'DECLINED', [LATER], undefined],
  ['nothing of one whose rows are not in what was read', DAY, 'APPLIED', [LATER], undefined],
  ['nothing of one about a punch that counts no more', [...DAY, EDITED], 'PENDING', [LATER], undefined],
])('finds %s', (_says, log, state, changes, expected) => {
  expect(around(log, state, ...changes)).toEqual(expected);
});
