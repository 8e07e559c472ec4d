import { exportList, prepareJob } from '@hearth/domains/exports/service';
import type { ExportQuestion } from '@hearth/domains/exports/service';
import { findPositions } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import * as contract from '../../../contract/endpoints.ts';
import { DATES_REVERSED, RANGE_TOO_LONG } from '../../../contract/failures.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { requireLocation } from '../../access.ts';
import { countShiftList, findShiftList } from '../../queries/shift-list.ts';
import type { ListedShift, ShiftListFilter } from '../../queries/shift-list.ts';
import { schedulePhrases } from '../../words.ts';

type Words = ReturnType<typeof schedulePhrases>['shiftExport'];
type Days = { readonly from: string; readonly to: string };
type Question = ExportQuestion<Days>;
type Row = ListedShift & { readonly position_name: string | null };

const MOST_DAYS = 366;

function refuseRange({ from, to }: Days): void {
  if (to < from) throw failure(DATES_REVERSED);
  if (to > addDays(from, MOST_DAYS - 1)) throw failure(RANGE_TOO_LONG, { most_days: MOST_DAYS });
}

/** The filter of a list, and the names of positions: a right that is narrowed to departments sees their shifts only. */
async function readFilter(
  tx: Tx,
  { grant, filter: { from, to } }: Question,
): Promise<{ readonly filter: ShiftListFilter; readonly names: ReadonlyMap<string, string> }> {
  const positions = await findPositions(tx, grant.groupId);
  const { codes } = grant;
  const seen = codes === null ? null : positions.filter(({ department }) => codes.includes(department));
  return {
    filter: {
      locationId: grant.brandId,
      from,
      to,
      positionIds: seen === null ? null : seen.map(({ id }) => id),
      departments: codes,
    },
    names: new Map(positions.map(({ id, name }) => [id, name])),
  };
}

/** The shifts of a location on some days as a file, drafts included. */
export const exportShifts = exportList<Row, Days, Words>(
  {
    list: 'shifts',
    endpoint: contract.exportShifts,
    words: (language) => schedulePhrases(language).shiftExport,
    columns: [
      { type: 'date', heading: 'day', value: (row) => row.local_date },
      { type: 'time', heading: 'start', value: (row) => row.start_time },
      { type: 'time', heading: 'end', value: (row) => row.end_time },
      { type: 'number', heading: 'break', value: (row) => row.unpaid_break_minutes },
      { type: 'number', heading: 'hours', value: (row) => Math.round((row.paid_minutes / 60) * 100) / 100 },
      { type: 'text', heading: 'first_name', value: (row) => row.first_name },
      { type: 'text', heading: 'last_name', value: (row) => row.last_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'station', value: (row) => row.station },
      {
        type: 'text',
        heading: 'state',
        value: ({ state }, { states }) => states[state],
      },
      { type: 'text', heading: 'note', value: (row) => row.note },
    ],
    count: async (tx, question) => {
      refuseRange(question.filter);
      await requireLocation(tx, question.grant);
      return countShiftList(tx, (await readFilter(tx, question)).filter);
    },
    page: async (tx, question, window) => {
      const { filter, names } = await readFilter(tx, question);
      const shifts = await findShiftList(tx, filter, window);
      return shifts.map((shift) => ({
        ...shift,
        position_name: shift.position_id === null ? null : (names.get(shift.position_id) ?? null),
      }));
    },
  },
  prepareJob('scheduling.prepareShiftsFile'),
);
