import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
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

/** Returns the mutations of pipelines, each done when the list shows it. */
export function usePipelineChanges() {
  return {
    create: useSend(createPipeline, { untilRead: true }),
    update: useSend(updatePipeline, { untilRead: true }),
    archive: useSend(archivePipeline, { untilRead: true }),
  };
}
