import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { initialVersion, versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Selectable, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { QUESTION_CHANGED } from '../../contract/failures.ts';
import type { BankQuestionContent } from '../../contract/question-schemas.ts';
import type { JobContent, QuestionKind } from '../../contract/content-schemas.ts';
import type { BankWording } from '../../rules/question-bank.ts';
import type { LibraryTables } from './tables.ts';

type WordingRow = Selectable<LibraryTables['jobs.bank_wording']>;

/** A bank question in its current wording, with its owner and usage. */
export type BankRow = Selectable<LibraryTables['jobs.bank_question']> &
  Pick<WordingRow, 'language' | 'text' | 'options' | 'translations'> & {
    brand_name: string;
    posts: number;
    older_posts: number;
  };

/** A search in the question bank. */
export interface BankSearch {
  readonly words: readonly string[];
  readonly kind: QuestionKind | undefined;
  readonly tag: string | undefined;
  readonly at: string | undefined;
  /** The position of the post that questions are looked for, known by its name alone or not at all. */
  readonly post: Pick<JobContent, 'position_id' | 'position_name'> | undefined;
  readonly archived: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

const selectAncestors = (ids: readonly string[]) =>
  sql`select unnest(node.ancestor_ids) from core.brand_view node where node.id = any (${sql.val([...ids])}::uuid[])`;

/** SQL condition for questions of the grant's brands, their ancestors and descendants. */
const isVisible = (grant: BrandGrant) => sql`
  question.group_id = ${grant.groupId}
  and (owner.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[] or question.brand_id in (${selectAncestors(grant.nodes)}))`;

const BANK = sql`
  select question.*, wording.language, wording.text, wording.options, wording.translations, owner.name as brand_name,
         asked.posts, asked.older_posts
  from jobs.bank_question question
  join jobs.bank_wording wording on wording.question_id = question.id and wording.version = question.version
  join core.brand_view owner on owner.id = question.brand_id
  cross join lateral (
    select count(*)::int as posts, (count(*) filter (where post.version < question.version))::int as older_posts
    from jobs.asked_question post where post.question_id = question.id) asked`;

/** SQL rank of a question for a position: named 2, for all 1, for others 0. */
function positionRank(post: BankSearch['post'], of: 'question' | 'last'): RawBuilder<unknown> {
  if (post === undefined) return sql`1`;
  const positions = sql.ref(`${of}.positions`);
  const isNamed =
    post.position_id === null
      ? sql`lower(trim(one->>'name')) = ${post.position_name.trim().toLowerCase()}`
      : sql`one->>'id' = ${post.position_id}`;
  return sql`case when ${positions} = '[]'::jsonb then 1
                  when exists (select from jsonb_array_elements(${positions}) one where ${isNamed}) then 2 else 0 end`;
}

/** Finds a page of the bank by fit to a job's position, each newest first. */
export async function findBankQuestions(tx: Tx, grant: BrandGrant, search: BankSearch): Promise<readonly BankRow[]> {
  const { words, kind, tag, at, post, archived, cursor, limit } = search;
  return tx.execute<BankRow>(sql`
    ${BANK}
    where ${isVisible(grant)} and question.archived_at is ${archived ? sql`not null` : sql`null`}
    ${at === undefined ? sql`` : sql`and question.brand_id in (${selectAncestors([at])})`}
    ${kind === undefined ? sql`` : sql`and question.kind = ${kind}`}
    ${tag === undefined ? sql`` : sql`and ${tag} = any (question.tags)`}
    ${
      cursor === undefined
        ? sql``
        : sql`and (${positionRank(post, 'question')}, question.id) < (select ${positionRank(post, 'last')}, last.id from jobs.bank_question last where last.id = ${cursor})`
    }
    ${sql.join(
      words.map((word) => sql`and question.search_text like ${`%${word}%`}`),
      sql` `,
    )}
    order by ${positionRank(post, 'question')} desc, question.id desc limit ${limit}`);
}

/** Finds the tags in use, by name. */
export async function findBankTags(tx: Tx, grant: BrandGrant, limit: number): Promise<readonly string[]> {
  const rows = await tx.execute<{ tag: string }>(sql`
    select distinct unnest(question.tags) as tag
    from jobs.bank_question question join core.brand_view owner on owner.id = question.brand_id
    where ${isVisible(grant)} and question.archived_at is null order by tag limit ${limit}`);
  return rows.map(({ tag }) => tag);
}

/** Finds a question within the grant, locked if it is to be changed. */
export async function findBankQuestion(
  tx: Tx,
  grant: BrandGrant,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<BankRow | undefined> {
  const [row] = await tx.execute<BankRow>(sql`
    ${BANK} where ${isVisible(grant)} and question.id = ${id}
    ${options.lock === true ? sql`for update of question` : sql``}`);
  return row;
}

export async function insertBankQuestion(
  tx: Tx,
  row: { readonly id: string; readonly group_id: string; readonly brand_id: string; readonly search_text: string },
  by: { readonly userId: string; readonly at: Date },
  written: BankQuestionContent,
): Promise<void> {
  await tx
    .tables<LibraryTables>()
    .insertInto('jobs.bank_question')
    .values({
      ...row,
      kind: written.kind,
      required: written.required,
      knock_out: written.knock_out,
      tags: [...written.tags],
      positions: json(written.positions ?? []),
      edit: 1,
      ...initialVersion({ by: by.userId, at: by.at }),
    })
    .execute();
  await insertWording(tx, { id: row.id, groupId: row.group_id, version: 1, at: by.at }, written);
}

/** Inserts the wording of a question's version. */
export async function insertWording(
  tx: Tx,
  of: { readonly id: string; readonly groupId: string; readonly version: number; readonly at: Date },
  { language, text, options, translations }: BankWording,
): Promise<void> {
  await tx
    .tables<LibraryTables>()
    .insertInto('jobs.bank_wording')
    .values({
      question_id: of.id,
      version: of.version,
      group_id: of.groupId,
      language,
      text,
      options: json(options),
      translations: json(translations),
      at: of.at,
    })
    .execute();
}

/** The questions of the bank, with optimistic locking. */
export const bankRows = versionedRows<LibraryTables['jobs.bank_question']>({
  table: 'jobs.bank_question',
  changed: QUESTION_CHANGED,
  version: 'edit',
});

/** Finds the distinct jurisdictions of brands' locations. */
export async function findLawPlaces(
  tx: Tx,
  brandIds: readonly string[],
): Promise<
  readonly {
    brand_id: string;
    country: string;
    region: string;
    city: string;
    time_zone: string;
    locations: number;
  }[]
> {
  return tx.execute(sql`
    select asked.brand_id, coalesce(place.country, '') as country, coalesce(place.region_code, '') as region,
           coalesce(place.city, '') as city, coalesce(place.time_zone, 'UTC') as time_zone, count(*)::int as locations
    from unnest(${sql.val([...brandIds])}::uuid[]) as asked (brand_id)
    join core.brand_view place on place.ancestor_ids @> array[asked.brand_id] and place.type = 'LOCATION' and place.status <> 'archived'
    group by 1, 2, 3, 4, 5`);
}
