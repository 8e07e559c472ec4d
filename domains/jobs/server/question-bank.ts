import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { QUESTION_FROM_ABOVE } from '../contract/failures.ts';
import type { BankQuestion, BankQuestionWriting } from '../contract/question-schemas.ts';
import { lawsAbout } from '../rules/law-guard.ts';
import { bankProblems } from '../rules/question-bank.ts';
import { topicIn } from '../rules/question-topics.ts';
import { searchText } from '../rules/search-text.ts';
import { findBankQuestion, findLawPlaces } from './queries/question-bank.ts';
import type { BankRow } from './queries/question-bank.ts';

/** A question of the bank that the caller's right reaches. */
export async function provenQuestion(tx: Tx, grant: BrandGrant, id: string): Promise<BankRow> {
  const row = await findBankQuestion(tx, grant, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** The same, locked since it is about to be changed: only at the brand that it belongs to. */
export async function ownQuestion(tx: Tx, grant: BrandGrant, id: string): Promise<BankRow> {
  const row = await findBankQuestion(tx, grant, id, { lock: true });
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.brand_id !== grant.brandId) throw failure(QUESTION_FROM_ABOVE);
  return row;
}

/** Refuses a question that could not be asked as it stands, each fault by its field. */
export function assertSound(written: BankQuestionWriting): void {
  const message = 'is not a question that can be asked';
  const [first, ...more] = bankProblems(written).map((problem) => ({ ...problem, message }));
  if (first !== undefined) throw invalid([first, ...more]);
}

/** What a question is found by: its words in every language, and its tags. */
export function bankSearchText({ text, options, translations, tags }: BankQuestionWriting): string {
  const others = Object.values(translations).flatMap((words) => [words.text, ...words.options]);
  return searchText([text, ...options, ...others, ...tags].join(' '));
}

/** Questions as the wire has them, with what the law says to them at the locations that may ask them. */
export async function presentBank(tx: Tx, rows: readonly BankRow[], now: Date): Promise<BankQuestion[]> {
  const languagesOf = (row: BankRow) => [row, ...Object.values(row.translations)];
  const touched = rows.filter((row) => topicIn(languagesOf(row)) !== null).map((row) => row.brand_id);
  const places = touched.length === 0 ? [] : await findLawPlaces(tx, [...new Set(touched)]);
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    kind: row.kind,
    language: row.language,
    text: row.text,
    options: row.options,
    required: row.required,
    knock_out: row.knock_out,
    translations: row.translations,
    tags: row.tags,
    positions: row.positions,
    version: row.version,
    edit: row.edit,
    archived: row.archived_at !== null,
    posts: row.posts,
    older_posts: row.older_posts,
    findings: lawsAbout(
      languagesOf(row),
      places
        .filter((place) => place.brand_id === row.brand_id)
        .map((place) => ({ ...place, today: localDay(now, place.time_zone) })),
    ).map(({ topic, law, isForbidden, locations }) => ({ topic, law, is_forbidden: isForbidden, locations })),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** One question as the wire has it, as it stands now. */
export async function presentQuestion(tx: Tx, grant: BrandGrant, id: string, now: Date): Promise<BankQuestion> {
  const [presented] = await presentBank(tx, [await provenQuestion(tx, grant, id)], now);
  if (presented === undefined) throw failure(NOT_FOUND);
  return presented;
}
