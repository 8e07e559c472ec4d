import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BankQuestionWriting } from '../../contract/question-schemas.ts';

/** A question of a brand itself in the words of now. */
export type OwnQuestion = BankQuestionWriting & {
  readonly id: string;
  readonly version: number;
  readonly archived_at: Date | null;
};

/** Lets no other file into a brand's bank until the transaction ends: what is there is looked at first. */
export async function holdQuestions(tx: Tx, brandId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.question:' || ${brandId}::text, 0))`);
}

/** The questions that a brand itself has put into the bank, archived ones too, the oldest first. */
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
  readonly written: BankQuestionWriting;
  readonly search_text: string;
}
interface ChangedLine extends NewLine {
  readonly version: number;
  /** Whether its words are others than before: then the version is a new one. */
  readonly isOther: boolean;
}

/** The lines as one parameter, and as a table of which both statements read what they need. */
const table = (lines: readonly (NewLine & Partial<ChangedLine>)[]) => sql`
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
    select id, version, ${by.groupId}, language, text, options, translations, ${by.at} from ${table(lines)}`);
}

/** Puts questions into a brand's bank, however many in two statements. */
export async function addQuestions(tx: Tx, by: Author, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`
    insert into jobs.bank_question (id, group_id, brand_id, kind, required, knock_out, tags, positions, version, search_text,
      created_by, created_at, updated_by, updated_at)
    select id, ${by.groupId}, ${by.brandId}, kind, required, knock_out, tags, positions, 1, search_text,
      ${by.userId}, ${by.at}, ${by.userId}, ${by.at} from ${table(lines)}`);
  await addWordings(tx, by, lines);
}

/** Writes questions anew, however many in two statements; other words are a new version. */
export async function rewriteQuestions(tx: Tx, by: Author, lines: readonly ChangedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const other = lines.filter(({ isOther }) => isOther);
  if (other.length > 0) await addWordings(tx, by, other);
  await tx.execute(sql`
    update jobs.bank_question question
    set version = line.version, required = line.required, knock_out = line.knock_out, tags = line.tags, positions = line.positions,
        search_text = line.search_text, edit = question.edit + 1, updated_by = ${by.userId}, updated_at = ${by.at}
    from ${table(lines)} where question.id = line.id and question.brand_id = ${by.brandId}`);
}
