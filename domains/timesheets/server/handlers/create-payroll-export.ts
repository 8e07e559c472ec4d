import { findPositions } from '@hearth/domains/team/service';
import { CONFLICT, failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createPayrollExport as contract } from '../../contract/export-endpoints.ts';
import { COLUMN_TOO_NARROW, NOTHING_TO_EXPORT, UNKNOWN_TEMPLATE } from '../../contract/failures.ts';
import type { ExportTemplate } from '../../contract/schemas.ts';
import { listMissing, sumKinds } from '../../rules/exported-sheet.ts';
import type { SheetLine } from '../../rules/lines.ts';
import type { PayPeriod } from '../../rules/pay-period.ts';
import { ColumnTooNarrow, writePayrollFile } from '../../rules/payroll/payroll-file.ts';
import type { PayrollSheet } from '../../rules/payroll/payroll-file.ts';
import { actOnSheets } from '../act-on-sheets.ts';
import { isLocked } from '../load-sheets.ts';
import type { LoadedSheet } from '../load-sheets.ts';
import { loadLocationSheets } from '../location-sheets.ts';
import { findPeriod, requireSheetPlace } from '../place.ts';
import type { SheetPlace } from '../place.ts';
import { presentFile } from '../present-export.ts';
import { findExportByKey, findExported, insertExport } from '../queries/payroll-export.ts';
import { findTemplates } from '../templates.ts';

/** Only locked sheets go to payroll, as they were locked; the file is kept, and sending the same key again returns it. */
export const createPayrollExport = implement(contract, ({ body }, { db, grant, actor, clock, emit }) =>
  inScope(db, SYSTEM, async (system) => {
    const at = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, at);
    const by = { groupId: place.group_id, locationId: place.id, key: body.idempotency_key };
    const made = await findExportByKey(system, by);
    if (made !== undefined && (made.location_id !== place.id || made.by_user !== actor.userId)) throw failure(CONFLICT);
    if (made !== undefined) return presentFile(system, made);
    const { period } = findPeriod(place, body.period_from);
    if (period.from !== body.period_from) throw failure(NOT_FOUND);
    const template = (await findTemplates(system, place.id)).templates.find(({ id }) => id === body.template_id);
    if (template === undefined) throw failure(UNKNOWN_TEMPLATE);
    const sheets = await findMissing(system, place, { period, onlyChanges: body.only_changes, at });
    if (sheets.length === 0) throw failure(NOTHING_TO_EXPORT);
    const file = write(template, await toPayroll(system, place, sheets));
    await insertExport(system, {
      ...toRow(place, sheets, file, template),
      id: newId(at.getTime()),
      period_from: period.from,
      period_until: period.until,
      only_changes: body.only_changes,
      file_name: `payroll-${period.from}-${period.until}${body.only_changes ? '-changes' : ''}.${template.format === 'CSV' && template.is_plain !== true ? 'csv' : 'txt'}`,
      by_user: actor.userId,
      at,
      idempotency_key: body.idempotency_key,
    });
    const steps = sheets
      .filter(({ loaded: { state } }) => state === 'LOCKED')
      .map(({ loaded }) => ({ loaded, state: 'EXPORTED' as const, approvedBy: loaded.stored?.approved_by ?? [] }));
    const deed = { act: 'EXPORT', note: '', userId: actor.userId } as const;
    const written = await actOnSheets({ db: system, clock, emit }, place, steps, deed);
    // Somebody reopened one at this moment: then the file is not what is locked, and nothing of this happened.
    if (written.size !== steps.length) throw failure(CONFLICT);
    const row = await findExportByKey(system, by);
    if (row === undefined) throw new Error('The export was just made.');
    return presentFile(system, row);
  }),
);

/** A locked sheet with what payroll does not have of it yet. */
interface MissingSheet {
  readonly loaded: LoadedSheet;
  readonly fingerprint: string;
  readonly lines: readonly SheetLine[];
}

async function findMissing(
  tx: Tx<'system'>,
  place: SheetPlace,
  { period, onlyChanges, at }: { readonly period: PayPeriod; readonly onlyChanges: boolean; readonly at: Date },
): Promise<MissingSheet[]> {
  const all = await loadLocationSheets(tx, place, period, at);
  const before = onlyChanges ? await findExported(tx, place.id, period.from) : new Map<string, never>();
  return all
    .filter(({ state }) => isLocked(state))
    .flatMap((loaded) => {
      const fingerprint = loaded.stored?.fingerprint ?? '';
      const lines = listMissing(loaded.sheet.lines, fingerprint, before.get(loaded.person.id), loaded.period.from);
      return lines.length === 0 ? [] : [{ loaded, fingerprint, lines }];
    });
}

async function toPayroll(
  tx: Tx<'system'>,
  place: SheetPlace,
  sheets: readonly MissingSheet[],
): Promise<PayrollSheet[]> {
  const positions = new Map((await findPositions(tx, place.group_id)).map(({ id, name }) => [id, name]));
  return sheets.map(({ loaded: { person, period }, lines }) => ({
    employeeNumber: person.employee_number ?? '',
    firstName: person.first_name,
    lastName: person.last_name,
    location: place.name,
    from: period.from,
    until: period.until,
    lines: lines.map((line) => ({ ...line, positionName: positions.get(line.position_id ?? '') ?? '' })),
  }));
}

function toRow(
  place: SheetPlace,
  sheets: readonly MissingSheet[],
  file: ReturnType<typeof writePayrollFile>,
  template: ExportTemplate,
) {
  const currencies = new Set(sheets.flatMap(({ lines }) => lines.flatMap(({ currency }) => currency ?? [])));
  const kept = sheets.map(({ loaded, fingerprint }) => [
    loaded.person.id,
    { fingerprint, sums: sumKinds(loaded.sheet.lines, loaded.period.from) },
  ]);
  return {
    group_id: place.group_id,
    location_id: place.id,
    template_name: template.name,
    sheets: JSON.stringify(Object.fromEntries(kept)),
    people: sheets.length,
    row_count: file.rows,
    minutes: file.totals.minutes,
    amount: file.totals.amount,
    currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
    content: file.content,
  };
}

function write(template: ExportTemplate, sheets: readonly PayrollSheet[]) {
  try {
    return writePayrollFile(template, sheets);
  } catch (error) {
    if (error instanceof ColumnTooNarrow) throw failure(COLUMN_TOO_NARROW);
    throw error;
  }
}
