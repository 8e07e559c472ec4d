import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { listAskingPosts } from '../../../contract/asking-endpoints.ts';

/** Loads the jobs that ask a question, page by page. */
export function useJobsUsingQuestion(questionId: string, older: boolean) {
  const params = { id: useBrand().id, question_id: questionId };
  const query = older ? { older: 'true' } : {};
  return useCursorPages(listAskingPosts, { params, query }, { nextOf: ({ next }) => next, keepPrevious: true });
}
