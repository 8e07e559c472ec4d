import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import {
  archivePipeline,
  createPipeline,
  listPipelines,
  updatePipeline,
} from '../../../contract/pipeline-endpoints.ts';

/** The group's library of steps; it is read whole. */
export function usePipelines() {
  return useCall(listPipelines, { params: { id: useBrand().id } });
}

/** Writing in the library; what was read of it before is read anew. */
export function usePipelineChanges() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: callKey(listPipelines) });
  return {
    create: useSend(createPipeline, { onSuccess }),
    update: useSend(updatePipeline, { onSuccess }),
    archive: useSend(archivePipeline, { onSuccess }),
  };
}
