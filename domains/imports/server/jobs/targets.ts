import { createShiftsInBulk } from '@hearth/domains/scheduling/service';
import { findLocationsByNumber, upsertLocationsByNumber } from '@hearth/domains/core/service';
import { findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { employeeReader } from '../../rules/employee-row.ts';
import { locationReader } from '../../rules/location-row.ts';
import type { Verdict } from '../../rules/row.ts';
import { shiftReader } from '../../rules/shift-row.ts';
import type { ImportRow } from '../queries/tables.ts';

/** What became of rows that were not refused. */
export interface Tally {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
}

/** Where the rows of one kind of file go: how they are read, and how a piece of them is written. */
export interface Target<Row> {
  readonly read: (line: number, cells: readonly string[]) => Verdict<Row>;
  readonly write: (tx: Tx, rows: readonly Row[], now: Date) => Promise<Tally>;
}

export const NOTHING: Tally = { created: 0, updated: 0, same: 0 };

export function sum(a: Tally, b: Tally): Tally {
  return { created: a.created + b.created, updated: a.updated + b.updated, same: a.same + b.same };
}

function tallyOf(outcomes: Iterable<keyof Tally>): Tally {
  const tally = { ...NOTHING };
  for (const outcome of outcomes) tally[outcome] += 1;
  return tally;
}

/** Opens the target of an import and hands it to `use`; each kind brings the type of its rows. */
export async function withTarget<T>(tx: Tx, row: ImportRow, use: <Row>(target: Target<Row>) => T): Promise<T> {
  const { group_id: group, mapping, options } = row;
  const width = row.columns.length;
  if (row.kind === 'LOCATIONS') {
    return use({
      read: locationReader(mapping, width),
      write: (inside, rows, now) => upsertLocationsByNumber(inside, group, rows, now),
    });
  }
  const locations = await findLocationsByNumber(tx, group);
  if (row.kind === 'EMPLOYEES') {
    return use({
      read: employeeReader(mapping, options, width, locations),
      write: async (inside, rows, now) => tallyOf((await upsertEmployeesByNumber(inside, group, rows, now)).values()),
    });
  }
  const employees = await findEmployeesByNumber(tx, group, null);
  return use({
    read: shiftReader(mapping, options, width, { locations, employees }),
    write: (inside, rows, now) => createShiftsInBulk(inside, group, rows, now),
  });
}
