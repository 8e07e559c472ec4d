import { upsertLocationsByNumber } from '@hearth/domains/core/service';
import { createShiftsInBulk, type BulkShiftOutcome } from '@hearth/domains/scheduling/service';
import { findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Reason } from '../../contract/schemas.ts';
import { createEmployeeReader } from '../../rules/employee-row.ts';
import { createLocationReader } from '../../rules/location-row.ts';
import { ROWS_PER_STATEMENT, SHIFTS_PER_STATEMENT } from '../../rules/limits.ts';
import { createRefusal } from '../../rules/reasons.ts';
import type { RowVerdict } from '../../rules/row.ts';
import { createShiftReader } from '../../rules/shift-row.ts';
import { findLocationsByNumber } from '../queries/place.ts';
import type { ImportRow } from '../queries/tables.ts';

/** The result of a row: written, unchanged, or refused by its domain. */
type RowOutcome = 'created' | 'updated' | 'same' | Reason;

/** How the rows of one kind of file are parsed, and how a batch of them is written. */
export interface ImportTarget<Row> {
  readonly read: (line: number, cells: readonly string[]) => RowVerdict<Row>;
  /** The most rows of one call to `write`. */
  readonly piece: number;
  /** Writes rows and answers what became of each kind of them; refusals stand at the place of their row. */
  readonly write: (inside: Work, rows: readonly Row[]) => Promise<WrittenBatch>;
}

/** The row counts of a batch by result, and its refused rows by index. */
interface WrittenBatch {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
  readonly refused: ReadonlyMap<number, Reason>;
}

function countOutcomes(outcomes: readonly RowOutcome[]): WrittenBatch {
  const refused = new Map<number, Reason>();
  const counts = { created: 0, updated: 0, same: 0 };
  for (const [index, outcome] of outcomes.entries()) {
    if (typeof outcome === 'string') counts[outcome] += 1;
    else refused.set(index, outcome);
  }
  return { ...counts, refused };
}

/** Refuses rows about people or locations outside the brand of the import. */
function refuseElsewhere(
  rows: readonly { readonly number: string }[],
  numbers: ReadonlySet<string>,
): ReadonlyMap<number, Reason> {
  return new Map(
    rows.flatMap(({ number }, index) =>
      numbers.has(number) ? [[index, createRefusal('number', 'elsewhere', number)] as const] : [],
    ),
  );
}

function toRowOutcome(outcome: BulkShiftOutcome): RowOutcome {
  if (outcome === 'created' || outcome === 'same') return outcome;
  if (outcome === 'overlap') return createRefusal('start', 'overlap', '');
  if (outcome === 'times_equal') return createRefusal('end', 'no_length', '');
  if (outcome === 'break_too_long') return createRefusal('break_minutes', 'break_too_long', '');
  return createRefusal('location_number', 'location_unknown', '');
}

/** Calls `receive` with an import's target; each kind brings its row type. */
export async function withTarget<T>(
  tx: Tx,
  row: ImportRow,
  receive: <Row>(target: ImportTarget<Row>) => T,
): Promise<T> {
  const { group_id: group, mapping, options } = row;
  const node = { id: row.node_id, groupId: group };
  const width = row.columns.length;
  if (row.kind === 'LOCATIONS') {
    return receive({
      read: createLocationReader(mapping, width),
      piece: ROWS_PER_STATEMENT,
      write: async ({ db, clock, emit }, rows) => {
        const hand = { actorId: row.created_by, now: clock.now(), emit };
        const loaded = await upsertLocationsByNumber(db, hand, node, rows);
        return { ...loaded, refused: refuseElsewhere(rows, loaded.elsewhere) };
      },
    });
  }
  const locations = await findLocationsByNumber(tx, node);
  if (row.kind === 'EMPLOYEES') {
    return receive({
      read: createEmployeeReader(mapping, options, width, locations),
      piece: ROWS_PER_STATEMENT,
      write: async (work, rows) => {
        const here = new Set([...locations.values()].map(({ id }) => id));
        const numbers = rows.map((one) => one.number);
        const known =
          node.id === group ? new Map<string, never>() : await findEmployeesByNumber(work.db, group, numbers);
        const elsewhere = new Set([...known].flatMap(([number, at]) => (here.has(at.location_id) ? [] : [number])));
        const own = rows.filter((one) => !elsewhere.has(one.number));
        const outcomes = await upsertEmployeesByNumber(work, group, own);
        return { ...countOutcomes([...outcomes.values()]), refused: refuseElsewhere(rows, elsewhere) };
      },
    });
  }
  const here = new Set([...locations.values()].map(({ id }) => id));
  const known = await findEmployeesByNumber(tx, group, null);
  const employees =
    node.id === group ? known : new Map([...known].filter(([, { location_id }]) => here.has(location_id)));
  return receive({
    read: createShiftReader(mapping, options, width, { locations, employees }),
    // Open shifts may repeat, and a repetition is told from a second import only within one call.
    piece: SHIFTS_PER_STATEMENT,
    write: async ({ db, clock }, rows) => {
      const by = { at: clock.now(), userId: row.created_by };
      return countOutcomes((await createShiftsInBulk(db, group, rows, by)).map(toRowOutcome));
    },
  });
}
