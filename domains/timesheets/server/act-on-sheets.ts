import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { SHEETS_CHANGED } from '../contract/events.ts';
import type { SheetAct, SheetState } from '../rules/sheet-states.ts';
import { keepsContent } from './load-sheets.ts';
import type { LoadedSheet } from './load-sheets.ts';
import type { SheetPlace } from './place.ts';
import { insertSheetChanges, writeSheets } from './queries/sheet.ts';

/** What becomes of one sheet. */
interface Step {
  readonly loaded: LoadedSheet;
  readonly state: SheetState;
  readonly approvedBy: readonly string[];
}

/**
 * Writes what was done with sheets of a location, and emits one event for all of them. Answers the people whose sheet was written;
 * those that somebody else decided at the same moment are left out.
 */
export async function actOnSheets(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  place: SheetPlace,
  steps: readonly Step[],
  { act, note, userId }: { readonly act: SheetAct; readonly note: string; readonly userId: string },
): Promise<ReadonlySet<string>> {
  if (steps.length === 0) return new Set();
  const at = clock.now();
  const rows = steps.map(({ loaded, state, approvedBy }) => {
    const { stored, person, period, derived, policy, fingerprint } = loaded;
    // What was locked is exported as it was locked.
    const content = act === 'EXPORT' ? (stored?.content ?? null) : { ...derived, policy };
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
      fingerprint: act === 'EXPORT' ? (stored?.fingerprint ?? '') : isFresh ? '' : fingerprint,
      version: (stored?.version ?? 0) + 1,
      updated_at: at,
    };
  });
  const written = await writeSheets(db, rows);
  const batch = newId(at.getTime());
  await insertSheetChanges(
    db,
    rows.flatMap((row, index) =>
      written.has(row.employee_id)
        ? [
            {
              id: newId(at.getTime()),
              group_id: row.group_id,
              sheet_id: row.id,
              employee_id: row.employee_id,
              version: row.version,
              batch_id: batch,
              act,
              state: row.state,
              worked_minutes: steps[index]?.loaded.sheet.totals.worked ?? 0,
              note,
              at,
              by_user: userId,
            },
          ]
        : [],
    ),
  );
  const accounts = steps.flatMap(({ loaded: { person } }) =>
    written.has(person.id) && person.user_id !== null ? [`user:${person.user_id}` as const] : [],
  );
  await emit(
    SHEETS_CHANGED.of({
      group_id: place.group_id,
      topics: [`brand:${place.id}`, ...accounts],
      data: { batch_id: batch, location_id: place.id, act },
    }),
  );
  return written;
}
