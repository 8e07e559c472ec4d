import type { Tx } from '@hearth/platform/database';
import { compareLocationsByNumber, findLocationsByNumber, upsertLocationsByNumber } from '@hearth/domains/core/service';
import { createShiftsInBulk, compareShiftsInBulk } from '@hearth/domains/scheduling/service';
import { compareEmployeesByNumber, findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import { employeeReader } from '../../rules/employee-row.ts';
import { locationReader } from '../../rules/location-row.ts';
import type { Verdict } from '../../rules/row.ts';
import { shiftReader } from '../../rules/shift-row.ts';
import type { ImportRow } from '../queries/tables.ts';

/** What became, or would become, of rows that were not refused. */
export interface Tally {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
}

export const NOTHING: Tally = { created: 0, updated: 0, same: 0 };

export function sum(a: Tally, b: Tally): Tally {
  return { created: a.created + b.created, updated: a.updated + b.updated, same: a.same + b.same };
}

/** Where the rows of one kind of file go: how they are read, what they would change, and the change itself. */
export interface Target<Row> {
  readonly read: (line: number, cells: readonly string[]) => Verdict<Row>;
  readonly compare: (tx: Tx, rows: readonly Row[]) => Promise<Tally>;
  readonly write: (tx: Tx, rows: readonly Row[]) => Promise<Tally>;
}

/** Opens the target of an import and hands it to `use`; each kind brings the type of its rows. */
export async function withTarget<T>(tx: Tx, row: ImportRow, use: <Row>(target: Target<Row>) => T): Promise<T> {
  const { group_id: group, mapping, options } = row;
  const width = row.columns.length;
  if (row.kind === 'LOCATIONS') {
    return use({
      read: locationReader(mapping, width),
      compare: (inside, rows) => compareLocationsByNumber(inside, group, rows),
      write: (inside, rows) => upsertLocationsByNumber(inside, group, rows),
    });
  }
  const locations = await findLocationsByNumber(tx, group);
  if (row.kind === 'EMPLOYEES') {
    return use({
      read: employeeReader(mapping, options, width, locations),
      compare: (inside, rows) => compareEmployeesByNumber(inside, group, rows),
      write: (inside, rows) => upsertEmployeesByNumber(inside, group, rows),
    });
  }
  const employees = await findEmployeesByNumber(tx, group);
  return use({
    read: shiftReader(mapping, options, width, { locations, employees }),
    compare: (inside, rows) => compareShiftsInBulk(inside, group, rows),
    write: (inside, rows) => createShiftsInBulk(inside, group, rows),
  });
}
