import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import {
  archivePipeline,
  createPipeline,
  listPipelines,
  updatePipeline,
} from '../../../contract/pipeline-endpoints.ts';

/** Loads all pipelines of the group. */
export function usePipelines() {
  return useCall(listPipelines, { params: { id: useBrand().id } });
}

/** Returns the mutations of pipelines. */
export function usePipelineChanges() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: callKey(listPipelines) });
  return {
    create: useSend(createPipeline, { onSuccess }),
    update: useSend(updatePipeline, { onSuccess }),
    archive: useSend(archivePipeline, { onSuccess }),
  };
}
