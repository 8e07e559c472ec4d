import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BankQuestionContent } from '../../contract/question-schemas.ts';

/** A brand's own question in its current wording. */
export type OwnQuestion = BankQuestionContent & {
  readonly id: string;
  readonly version: number;
  readonly archived_at: Date | null;
};

/** Locks a brand's bank, so that only one file is imported at a time. */
export async function lockQuestions(tx: Tx, brandId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.question:' || ${brandId}::text, 0))`);
}

/** Finds a brand's own questions including archived ones, oldest first. */
export function findOwnQuestions(tx: Tx, brandId: string): Promise<OwnQuestion[]> {
  return tx.execute<OwnQuestion>(sql`
    select question.id, question.version, question.archived_at, question.kind, question.required, question.knock_out, question.tags,
           question.positions, wording.language, wording.text, wording.options, wording.translations
    from jobs.bank_question question
    join jobs.bank_wording wording on wording.question_id = question.id and wording.version = question.version
    where question.brand_id = ${brandId} order by question.id`);
}

interface Author {
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
  readonly at: Date;
}
interface NewLine {
  readonly id: string;
  readonly written: BankQuestionContent;
  readonly search_text: string;
}
interface ChangedLine extends NewLine {
  readonly version: number;
  /** Whether its words are others than before: then the version is a new one. */
  readonly isOther: boolean;
}

/** Passes the rows as one JSON parameter and reads them as a table. */
const toRecordset = (lines: readonly (NewLine & Partial<ChangedLine>)[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    lines.map(({ id, version = 1, written, search_text }) => ({
      ...written,
      positions: written.positions ?? [],
      id,
      version,
      search_text,
    })),
  )}::jsonb) as line (id uuid, version int, kind text, language text, text text, options jsonb, required boolean, knock_out text,
    tags text[], positions jsonb, translations jsonb, search_text text)`;

async function addWordings(tx: Tx, by: Author, lines: readonly NewLine[]): Promise<void> {
  await tx.execute(sql`
    insert into jobs.bank_wording (question_id, version, group_id, language, text, options, translations, at)
    select id, version, ${by.groupId}, language, text, options, translations, ${by.at} from ${toRecordset(lines)}`);
}

/** Inserts questions in two queries. */
export async function insertQuestions(tx: Tx, by: Author, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`
    insert into jobs.bank_question (id, group_id, brand_id, kind, required, knock_out, tags, positions, version, search_text,
      created_by, created_at, updated_by, updated_at)
    select id, ${by.groupId}, ${by.brandId}, kind, required, knock_out, tags, positions, 1, search_text,
      ${by.userId}, ${by.at}, ${by.userId}, ${by.at} from ${toRecordset(lines)}`);
  await addWordings(tx, by, lines);
}

/** Updates questions in two queries; a new wording becomes a new version. */
export async function updateQuestions(tx: Tx, by: Author, lines: readonly ChangedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const other = lines.filter(({ isOther }) => isOther);
  if (other.length > 0) await addWordings(tx, by, other);
  await tx.execute(sql`
    update jobs.bank_question question
    set version = line.version, required = line.required, knock_out = line.knock_out, tags = line.tags, positions = line.positions,
        search_text = line.search_text, edit = question.edit + 1, updated_by = ${by.userId}, updated_at = ${by.at}
    from ${toRecordset(lines)} where question.id = line.id and question.brand_id = ${by.brandId}`);
}
