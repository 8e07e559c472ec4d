import { findNames } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { SheetDetail } from '../contract/schemas.ts';
import type { LoadedSheet } from './load-sheets.ts';
import { presentLines, presentSummary } from './present.ts';
import type { SheetNames, SheetReader } from './present.ts';
import { findSheetChanges } from './queries/sheet.ts';

/** A sheet with its lines and what became of it. */
export async function presentDetail(
  tx: Tx<'system'>,
  loaded: LoadedSheet,
  names: SheetNames,
  reader: SheetReader,
): Promise<SheetDetail> {
  const changes = loaded.stored === undefined ? [] : await findSheetChanges(tx, loaded.stored.id);
  const people = await findNames(
    tx,
    changes.map(({ by_user: by }) => by),
  );
  return {
    ...presentSummary(loaded, names, reader),
    lines: presentLines(loaded.sheet.lines, names, reader),
    history: changes.map(({ act, at, by_user: by, note, worked_minutes: worked }) => ({
      act,
      at: at.toISOString(),
      by: people.get(by) ?? '',
      note,
      worked,
    })),
  };
}
