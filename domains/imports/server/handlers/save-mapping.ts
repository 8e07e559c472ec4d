import { invalid } from '@hearth/kit/failure';
import type { FieldProblem } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { saveMapping as contract } from '../../contract/endpoints.ts';
import type { Mapping } from '../../contract/schemas.ts';
import { FIELDS } from '../../rules/fields.ts';
import { requireOpenImport } from '../access.ts';
import { presentDetail } from '../present.ts';
import { findImport, updateMapping } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';

function toFieldProblems(row: ImportRow, mapping: Mapping): FieldProblem[] {
  const known = new Set(FIELDS[row.kind].map((field) => field.key));
  const seen = new Set<number>();
  return Object.entries(mapping).flatMap(([key, column]): FieldProblem[] => {
    const twice = seen.has(column);
    seen.add(column);
    const field = `mapping.${key}`;
    if (!known.has(key)) return [{ field, rule: 'known_field', message: 'is not a field of this kind of file' }];
    if (column >= row.columns.length) return [{ field, rule: 'column', message: 'is not a column of this file' }];
    return twice ? [{ field, rule: 'once', message: 'uses a column that another field uses' }] : [];
  });
}

export const saveMapping = implement(contract, async ({ params, body }, { db, grant }) => {
  const row = await requireOpenImport(db, grant, params.import_id);
  const [first, ...more] = toFieldProblems(row, body.mapping);
  if (first !== undefined) throw invalid([first, ...more]);
  await updateMapping(db, { id: row.id, mapping: body.mapping, options: body.options });
  const saved = await findImport(db, grant, row.id);
  return presentDetail(db, saved ?? row);
});
