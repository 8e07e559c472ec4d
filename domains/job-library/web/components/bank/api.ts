import { useBrand } from '@hearth/client/person';
import { useCursorPages, useSend } from '@hearth/client/query';
import {
  archiveBankQuestion,
  createBankQuestion,
  listBankQuestions,
  updateBankQuestion,
} from '../../../contract/question-endpoints.ts';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { JobContent } from '../../../contract/content-schemas.ts';

/** The filters of the question bank; empty strings match everything. */
export interface BankFilter {
  readonly words: string;
  readonly kind: string;
  readonly tag: string;
  /** Only what may be asked at this brand. */
  readonly at: string | null;
  /** The post that it is looked for: what fits its position comes first. */
  readonly post?: Pick<JobContent, 'position_id' | 'position_name'> | undefined;
  readonly archived: boolean;
}

/** Loads the question bank of the current brand, page by page. */
export function useBankQuestions({ words, kind, tag, at, post, archived }: BankFilter) {
  const params = { id: useBrand().id };
  const query = {
    ...(words === '' ? {} : { q: words }),
    ...(kind === '' ? {} : { kind: kind as BankQuestion['kind'] }),
    ...(tag === '' ? {} : { tag }),
    ...(at === null ? {} : { at }),
    ...(post === undefined ? {} : { position: post.position_name }),
    ...(post === undefined || post.position_id === null ? {} : { position_id: post.position_id }),
    ...(archived ? { archived: 'true' } : {}),
  };
  return useCursorPages(listBankQuestions, { params, query }, { nextOf: ({ next }) => next, keepPrevious: true });
}

/** Returns the mutations of the question bank, each done when the list shows it. */
export function useBankChanges() {
  return {
    create: useSend(createBankQuestion, { untilRead: true }),
    update: useSend(updateBankQuestion, { untilRead: true }),
    archive: useSend(archiveBankQuestion, { untilRead: true }),
  };
}
