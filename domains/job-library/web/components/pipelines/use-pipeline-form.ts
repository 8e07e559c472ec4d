import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import type { Pipeline, PipelineContent } from '../../../contract/pipeline-schemas.ts';
import { STEP_TYPES, stepProblems } from '../../../rules/pipeline.ts';
import { usePipelineChanges } from './api.ts';
import { newStep } from './step-order.ts';
import { useStepWords } from './words.ts';

/** The form of an existing or a new pipeline. */
export function usePipelineForm(pipeline: Pipeline | null, onSaved: (name: string) => void): Form<PipelineContent> {
  const { t } = useStepWords();
  const { groupId } = useBrand();
  const { create, update } = usePipelineChanges();
  return useForm<PipelineContent, Pipeline>({
    values: initialContent(pipeline),
    check: ({ name, steps }) => ({
      ...Object.fromEntries(stepProblems(steps).map(({ index }) => [`steps.${index}`, t('nameless')])),
      name: name.trim() === '' ? t('nameMissing') : undefined,
    }),
    send: (content) => {
      const body = { ...content, name: content.name.trim() };
      if (pipeline === null) return create.mutateAsync({ params: { id: groupId }, body });
      const params = { id: groupId, pipeline_id: pipeline.id };
      return update.mutateAsync({ params, body: { ...body, version: pipeline.version } });
    },
    fieldOf: toFormField,
    onSent: (_saved, { name }) => onSaved(name.trim()),
  });
}

/** Returns the default stages as a starting point, or the given pipeline's content. */
function initialContent(pipeline: Pipeline | null): PipelineContent {
  if (pipeline === null) return { name: '', steps: STEP_TYPES.map(newStep), positions: [], locked: false };
  const { name, steps, positions, locked } = pipeline;
  return { name, steps, positions, locked };
}

/** Maps a field that the server refused to the form, where each step is one field. */
function toFormField(sent: string): keyof PipelineContent | `steps.${number}` {
  const [field = '', index] = sent.split('.');
  return field === 'steps' && index !== undefined ? `steps.${Number(index)}` : (field as keyof PipelineContent);
}
