import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/question-endpoints.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { findBankQuestions, findBankTags } from '../queries/question-bank.ts';
import { presentBank } from '../question-bank.ts';

const DEFAULT_LIMIT = 30;
const MOST_TAGS = 60;

export const listBankQuestions = implement(contract.listBankQuestions, async ({ query }, { db, clock, grant }) => {
  const { q = '', kind, tag, at, archived = false, cursor, limit = DEFAULT_LIMIT } = query;
  const { position_id = null, position } = query;
  const isForPost = position_id !== null || position !== undefined;
  const post = isForPost ? { position_id, position_name: position ?? '' } : undefined;
  const search = { words: splitSearchWords(q), kind, tag, at, post, archived, cursor };
  const rows = await findBankQuestions(db, grant, { ...search, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    questions: await presentBank(db, shown, clock.now()),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    tags: cursor === undefined ? [...(await findBankTags(db, grant, MOST_TAGS))] : [],
  };
});
