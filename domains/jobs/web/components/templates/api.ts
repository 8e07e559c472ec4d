import { useBrand } from '@hearth/client/person';
import { callKey, usePages, useSend } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import {
  archiveJobTemplate,
  createJobTemplate,
  getJobTemplate,
  listJobTemplates,
  updateJobTemplate,
} from '../../../contract/template-endpoints.ts';

const PAGE = 50;

/** Loads the group's templates, page by page. */
export function useTemplates() {
  const params = { id: useBrand().id };
  return usePages(listJobTemplates, { params }, { size: PAGE, linesOf: (answer) => answer.templates });
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
