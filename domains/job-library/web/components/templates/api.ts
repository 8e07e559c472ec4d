import { useBrand } from '@hearth/client/person';
import { callKey, usePages, useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import {
  archiveJobTemplate,
  createJobTemplate,
  getJobTemplate,
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

/** Returns the mutations of templates. */
export function useTemplateChanges() {
  const cache = useQueryClient();
  const refresh = async (): Promise<void> => {
    await cache.invalidateQueries({ queryKey: callKey(listJobTemplates) });
    await cache.invalidateQueries({ queryKey: callKey(getJobTemplate) });
  };
  return {
    create: useSend(createJobTemplate, { onSuccess: refresh }),
    update: useSend(updateJobTemplate, { onSuccess: refresh }),
    archive: useSend(archiveJobTemplate, {
      onSuccess: () => cache.invalidateQueries({ queryKey: callKey(listJobTemplates) }),
    }),
  };
}
