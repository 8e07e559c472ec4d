import { useBrand } from '@hearth/client/person';
import { usePages, useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import {
  archiveJobTemplate,
  createJobTemplate,
  listJobTemplates,
  updateJobTemplate,
} from '../../../contract/endpoints.ts';

const PAGE = 50;

/** Which templates, and in which order; all by name when absent. */
export interface TemplateSearch {
  readonly q?: string;
  readonly sort?: 'MOST_USED';
}

/** Loads the group's templates, page by page. */
export function useTemplates(query: TemplateSearch = {}) {
  const params = { id: useBrand().id };
  const linesOf = (answer: AnswerOf<typeof listJobTemplates>) => answer.templates;
  return usePages(listJobTemplates, { params, query }, { size: PAGE, linesOf, keepPrevious: true });
}

/** Returns the mutations of templates, each done when the page has read what it changed. */
export function useTemplateChanges() {
  return {
    create: useSend(createJobTemplate, { untilRead: true }),
    update: useSend(updateJobTemplate, { untilRead: true }),
    archive: useSend(archiveJobTemplate, { untilRead: true }),
  };
}
