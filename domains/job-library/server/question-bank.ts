import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { QUESTION_FROM_ABOVE } from '../contract/failures.ts';
import type { BankQuestion, BankQuestionContent } from '../contract/question-schemas.ts';
import { findQuestionLaws } from '../rules/law-guard.ts';
import { validateBankQuestion } from '../rules/question-bank.ts';
import { detectTopicInLanguages } from '../rules/question-topics.ts';
import { foldText } from '@hearth/kit/text/search-text';
import { findBankQuestion, findLawPlaces } from './queries/question-bank.ts';
import type { BankRow } from './queries/question-bank.ts';

/** Gets a bank question within the grant. */
export async function getGrantedQuestion(tx: Tx, grant: BrandGrant, id: string): Promise<BankRow> {
  const row = await findBankQuestion(tx, grant, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Gets and locks a question, only at the brand that owns it. */
export async function lockOwnQuestion(tx: Tx, grant: BrandGrant, id: string): Promise<BankRow> {
  const row = await findBankQuestion(tx, grant, id, { lock: true });
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.brand_id !== grant.brandId) throw failure(QUESTION_FROM_ABOVE);
  return row;
}

/** Refuses an invalid question, with each error by field. */
export function assertValid(written: BankQuestionContent): void {
  const message = 'is not a question that can be asked';
  const [first, ...more] = validateBankQuestion(written).map((problem) => ({ ...problem, message }));
  if (first !== undefined) throw invalid([first, ...more]);
}

/** Returns the searchable text of a question: all languages and its tags. */
export function bankSearchText({ text, options, translations, tags }: BankQuestionContent): string {
  const others = Object.values(translations).flatMap((words) => [words.text, ...words.options]);
  return foldText([text, ...options, ...others, ...tags].join(' '));
}

/** Presents bank questions with the laws that affect them. */
export async function presentBank(tx: Tx, rows: readonly BankRow[], now: Date): Promise<BankQuestion[]> {
  const languagesOf = (row: BankRow) => [row, ...Object.values(row.translations)];
  const touched = rows.filter((row) => detectTopicInLanguages(languagesOf(row)) !== null).map((row) => row.brand_id);
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
    findings: findQuestionLaws(
      languagesOf(row),
      places
        .filter((place) => place.brand_id === row.brand_id)
        .map((place) => ({ ...place, today: localDay(now, place.time_zone) })),
    ).map(({ topic, law, isForbidden, locations }) => ({ topic, law, is_forbidden: isForbidden, locations })),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Presents one bank question. */
export async function presentQuestion(tx: Tx, grant: BrandGrant, id: string, now: Date): Promise<BankQuestion> {
  const [presented] = await presentBank(tx, [await getGrantedQuestion(tx, grant, id)], now);
  if (presented === undefined) throw failure(NOT_FOUND);
  return presented;
}
