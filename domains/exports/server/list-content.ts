import type { BrandGrant } from '@hearth/kit/access';
import type { ScopeOf } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import type { ExportFormat } from '../contract/schemas.ts';
import { MOST_ROWS, ROWS_PER_READ } from '../rules/limits.ts';
import { toFileColumns } from './file-columns.ts';
import { writeFile } from './file-content.ts';
import { columnsFor } from './list-export.ts';
import type { ExportQuestion, ExportWords, ListExport } from './list-export.ts';

/** Opens a short transaction to read in. */
type Read = FreeWork['run'];

/** The scope that a list is read in: the caller's. */
export function scopeOf({ groupId }: BrandGrant, userId: string): ScopeOf<'tenant'> {
  return { kind: 'tenant', groupIds: [groupId], userId };
}

/** Reads a list portion by portion, each in a transaction of its own: a slow reader keeps none open. */
async function* readPortions<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  question: ExportQuestion<Filter>,
  read: Read,
): AsyncGenerator<readonly Row[]> {
  const scope = scopeOf(question.grant, question.userId);
  let after: Row | undefined;
  for (let rows = 0; rows < MOST_ROWS;) {
    const window = { after, limit: ROWS_PER_READ };
    const portion = await read(scope, ({ db }) => list.page(db, question, window));
    if (portion.length > 0) yield portion;
    if (portion.length < ROWS_PER_READ) return;
    rows += portion.length;
    after = portion.at(-1);
  }
}

/** The bytes of a list's file, as its rows are read; `onRows` hears how many came. */
export function listContent<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  question: ExportQuestion<Filter>,
  how: { readonly format: ExportFormat; readonly timeZone: string; readonly read: Read; onRows?(count: number): void },
): AsyncGenerator<Uint8Array> {
  const words = list.words(question.language);
  const counted = async function* (): AsyncGenerator<readonly Row[]> {
    for await (const rows of readPortions(list, question, how.read)) {
      how.onRows?.(rows.length);
      yield rows;
    }
  };
  return writeFile(how.format, {
    title: words.title,
    columns: toFileColumns(columnsFor(list.columns, question.grant), words, how.timeZone),
    portions: counted(),
    isRightToLeft: question.language === 'ar',
    now: question.now,
  });
}
