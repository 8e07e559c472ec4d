import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/asking-endpoints.ts';
import { findJobsUsingQuestion } from '../queries/asking-post.ts';
import { getGrantedQuestion } from '@hearth/domains/job-library/service';

const DEFAULT_LIMIT = 30;

export const listAskingPosts = implement(contract.listAskingPosts, async ({ params, query }, { db, grant }) => {
  const { older = false, cursor, limit = DEFAULT_LIMIT } = query;
  const question = await getGrantedQuestion(db, grant, params.question_id);
  const rows = await findJobsUsingQuestion(db, grant, question, { older, cursor, limit: limit + 1 });
  const posts = rows.slice(0, limit);
  return { posts, next: rows.length > limit ? (posts.at(-1)?.job_id ?? null) : null };
});
