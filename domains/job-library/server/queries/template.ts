import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { initialVersion, versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { TEMPLATE_CHANGED } from '../../contract/failures.ts';
import type { TemplateContent, TemplateField } from '../../contract/schemas.ts';
import type { LibraryTables } from './tables.ts';

export type TemplateRow = Selectable<LibraryTables['jobs.template']>;
/** A template with the number of jobs made from it. */
export type CountedTemplateRow = TemplateRow & { posts: number };

const selectLibrary = (tx: Tx, groupId: string) =>
  tx
    .tables<LibraryTables>()
    .selectFrom('jobs.template as template')
    .where('template.group_id', '=', groupId)
    .where('template.archived_at', 'is', null);

const posts = sql<number>`(select count(*)::int from jobs.job where job.template_id = template.id)`.as('posts');

/** A page of the library. */
export interface TemplateSearch {
  /** Each is part of the name or of the position. */
  readonly words: readonly string[];
  /** Those that most jobs were made from first, of these the newest; else by name. */
  readonly isByUse: boolean;
  readonly offset: number;
  readonly limit: number;
}

const searchLibrary = (tx: Tx, groupId: string, words: TemplateSearch['words']) =>
  words.reduce(
    (found, word) =>
      found.where(
        sql<boolean>`platform.searchable(template.name || ' ' || (template.content ->> 'position_name'))
          like '%' || platform.searchable(${word}) || '%'`,
      ),
    selectLibrary(tx, groupId),
  );

/** Finds a page of the group's templates. */
export async function findTemplates(
  tx: Tx,
  groupId: string,
  { words, isByUse, offset, limit }: TemplateSearch,
): Promise<readonly CountedTemplateRow[]> {
  const found = searchLibrary(tx, groupId, words).selectAll('template').select(posts);
  const ordered = isByUse ? found.orderBy('posts', 'desc').orderBy('template.created_at', 'desc') : found;
  return ordered.orderBy('template.name').orderBy('template.id').offset(offset).limit(limit).execute();
}

export async function countTemplates(tx: Tx, groupId: string, words: TemplateSearch['words']): Promise<number> {
  const row = await searchLibrary(tx, groupId, words)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Finds a template, unless it is another group's or archived. */
export async function findTemplate(tx: Tx, groupId: string, id: string): Promise<CountedTemplateRow | undefined> {
  return selectLibrary(tx, groupId)
    .selectAll('template')
    .select(posts)
    .where('template.id', '=', id)
    .executeTakeFirst();
}

/** The editable content of a template. */
interface TemplateWriting {
  readonly name: string;
  readonly content: TemplateContent;
  readonly locked: readonly TemplateField[];
}

/** The templates of a library, with optimistic locking. */
export const templateRows = versionedRows<LibraryTables['jobs.template']>({
  table: 'jobs.template',
  changed: TEMPLATE_CHANGED,
});

/** Converts a template's content to columns. */
export function templateColumns({ name, content, locked }: TemplateWriting) {
  return { name, content: json(content), locked: [...locked] };
}

export async function insertTemplate(
  tx: Tx,
  row: { readonly id: string; readonly group_id: string; readonly by: string; readonly at: Date },
  writing: TemplateWriting,
): Promise<void> {
  const { id, group_id } = row;
  await tx
    .tables<LibraryTables>()
    .insertInto('jobs.template')
    .values({ id, group_id, ...templateColumns(writing), ...initialVersion(row) })
    .execute();
}
