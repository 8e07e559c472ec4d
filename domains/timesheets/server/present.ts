import { findBrandNames } from '@hearth/domains/core/service';
import { findPositions } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { SheetDetail, SheetSummary } from '../contract/schemas.ts';
import type { SheetLine } from '../rules/lines.ts';
import type { LoadedSheet } from './load-sheets.ts';

/** Who reads a sheet, and whether they see its pay. */
export interface SheetReader {
  readonly userId: string;
  readonly seesPay: boolean;
}

/** The names of positions and locations. */
export interface SheetNames {
  readonly positions: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
}

/** Reads the names that sheets of a group need. */
export async function findSheetNames(
  tx: Tx<'system'>,
  groupId: string,
  sheets: readonly LoadedSheet[],
): Promise<SheetNames> {
  const positions = await findPositions(tx, groupId);
  const ids = new Set(sheets.flatMap(({ sheet }) => sheet.lines.flatMap(({ location_id: id }) => id ?? [])));
  return {
    positions: new Map(positions.map(({ id, name }) => [id, name])),
    locations: await findBrandNames(tx, [...ids]),
  };
}

/** A sheet in a list. Amounts are left out for who does not see pay. */
export function presentSummary(loaded: LoadedSheet, names: SheetNames, reader: SheetReader): SheetSummary {
  const { person, stored, state, sheet, isChanged } = loaded;
  const { totals } = sheet;
  const hidden = { pay: null, tips: null, declared_tips: null, currency: null };
  return {
    employee_id: person.id,
    name: `${person.first_name} ${person.last_name}`.trim(),
    position_name: person.position_id === null ? null : (names.positions.get(person.position_id) ?? null),
    state,
    approvals: stored?.approved_by.length ?? 0,
    version: stored?.version ?? 0,
    fingerprint: loaded.seen,
    totals: reader.seesPay ? totals : { ...totals, ...hidden },
    oddities: [
      ...(isChanged ? [{ kind: 'CHANGED' as const, day: loaded.period.from }] : []),
      ...sheet.oddities.filter(({ kind }) => reader.seesPay || kind !== 'CURRENCIES'),
    ],
    is_own: person.user_id !== null && person.user_id === reader.userId,
  };
}

/** The lines of a sheet with their names. */
export function presentLines(
  lines: readonly SheetLine[],
  names: SheetNames,
  { seesPay }: Pick<SheetReader, 'seesPay'>,
): SheetDetail['lines'] {
  return lines
    .filter(
      ({ kind, minutes }) =>
        seesPay || minutes !== 0 || (kind !== 'TIPS' && kind !== 'DECLARED_TIPS' && kind !== 'PREMIUM'),
    )
    .map(({ position_id: position, location_id: location, rate, amount, currency, ...line }) => ({
      ...line,
      position_name: position === null ? null : (names.positions.get(position) ?? null),
      location_name: location === null ? null : (names.locations.get(location) ?? null),
      rate: seesPay ? rate : null,
      amount: seesPay ? amount : null,
      currency: seesPay ? currency : null,
    }));
}

/** What is odd comes first: what must be mended, then what a manager should look at, then by name. */
export function byOddity(one: SheetSummary, other: SheetSummary): number {
  return (
    other.oddities.length - one.oddities.length ||
    one.name.localeCompare(other.name, 'en') ||
    (one.employee_id < other.employee_id ? -1 : 1)
  );
}
