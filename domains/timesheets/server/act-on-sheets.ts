import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { SHEETS_CHANGED } from '../contract/events.ts';
import type { SheetAct, SheetState } from '../rules/sheet-states.ts';
import { keepsContent } from './load-sheets.ts';
import type { LoadedSheet } from './load-sheets.ts';
import type { SheetPlace } from './place.ts';
import { insertSheetChanges, writeSheets } from './queries/sheet.ts';
import type { SheetChangeRow, SheetRow } from './queries/sheet.ts';

/** What becomes of one sheet. */
interface Step {
  readonly loaded: LoadedSheet;
  readonly state: SheetState;
  readonly approvedBy: readonly string[];
}

interface Deed {
  readonly act: SheetAct;
  readonly note: string;
  readonly userId: string;
}

/**
 * Writes what was done with sheets of a location, and emits one event for all of them. Answers the people whose sheet was written;
 * those that somebody else decided at the same moment are left out.
 */
export async function actOnSheets(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  place: SheetPlace,
  steps: readonly Step[],
  deed: Deed,
): Promise<ReadonlySet<string>> {
  if (steps.length === 0) return new Set();
  const at = clock.now();
  const batch = newId(at.getTime());
  const rows = steps.map((step) => ({ step, row: toRow(step, place, deed.act, at) }));
  const written = await writeSheets(
    db,
    rows.map(({ row }) => row),
  );
  const done = rows.filter(({ row }) => written.has(row.employee_id));
  await insertSheetChanges(
    db,
    done.map(({ step, row }) => toChange(row, step, deed, batch)),
  );
  const accounts = done.flatMap(({ step: { loaded } }) =>
    loaded.person.user_id === null ? [] : [`user:${loaded.person.user_id}` as const],
  );
  await emit(
    SHEETS_CHANGED.of({
      group_id: place.group_id,
      topics: [`brand:${place.id}`, ...accounts],
      data: { batch_id: batch, location_id: place.id, act: deed.act },
    }),
  );
  return written;
}

function toRow({ loaded, state, approvedBy }: Step, place: SheetPlace, act: SheetAct, at: Date): SheetRow {
  const { stored, person, period, derived, policy, fingerprint } = loaded;
  // What was locked is exported as it was locked.
  const isExport = act === 'EXPORT';
  const content = isExport ? (stored?.content ?? null) : { ...derived, policy };
  const isFresh = state === 'OPEN' || state === 'REOPENED';
  return {
    id: stored?.id ?? newId(at.getTime()),
    group_id: place.group_id,
    location_id: place.id,
    employee_id: person.id,
    period_from: period.from,
    period_until: period.until,
    state,
    approved_by: [...approvedBy],
    content: keepsContent(state) ? content : null,
    fingerprint: isExport ? (stored?.fingerprint ?? '') : isFresh ? '' : fingerprint,
    version: (stored?.version ?? 0) + 1,
    updated_at: at,
  };
}

function toChange(row: SheetRow, { loaded }: Step, { act, note, userId }: Deed, batch: string): SheetChangeRow {
  return {
    id: newId(row.updated_at.getTime()),
    group_id: row.group_id,
    sheet_id: row.id,
    employee_id: row.employee_id,
    version: row.version,
    batch_id: batch,
    act,
    state: row.state,
    worked_minutes: loaded.sheet.totals.worked,
    note,
    at: row.updated_at,
    by_user: userId,
  };
}
