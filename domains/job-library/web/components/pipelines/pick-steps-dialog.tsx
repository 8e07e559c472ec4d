import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useId } from 'react';
import type { JobContent, PipelineCopy } from '../../../contract/content-schemas.ts';
import { findLockedPipeline, resolvePipeline } from '../../../rules/pipeline.ts';
import { usePipelines } from './api.ts';
import { StepNames } from './step-names.tsx';
import { useStepWords } from './words.ts';

const NOTHING = '-';

/** Chooses a job's steps, or shows them with the reason why they are fixed. */
export function PickStepsDialog({
  content,
  job,
  isLocked,
  onChange,
  onClose,
}: {
  readonly content: JobContent;
  /** The post as it is saved: once it has been live, it keeps the steps that it took then. */
  readonly job: { readonly published_at: string | null; readonly pipeline: PipelineCopy | null } | null;
  /** Whether the group keeps the choice to itself. */
  readonly isLocked: boolean;
  readonly onChange: (pipelineId: string | null) => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useStepWords();
  const library = usePipelines();
  const name = useId();
  const pipelines = library.data?.pipelines;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('pickTitle')}
      description={t('pickLead')}
      closeLabel={t('close')}
      size="md"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {job !== null && job.published_at !== null ? (
        <FixedSteps note={t('fixed')} of={job.pipeline} />
      ) : library.isError ? (
        <ErrorState title={t('failed')} action={<Button onClick={() => void library.refetch()}>{t('again')}</Button>}>
          {problem(library.error)}
        </ErrorState>
      ) : pipelines === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonRows rows={3} />
        </Loading>
      ) : isLocked || findLockedPipeline(content, pipelines) !== undefined ? (
        <FixedSteps note={t('set')} of={resolvePipeline(content, pipelines)} />
      ) : (
        <RadioGroup
          cards
          name={name}
          label={t('pick')}
          value={pipelines.find(({ id }) => id === content.pipeline_id)?.id ?? NOTHING}
          onChange={(value) => onChange(value === NOTHING ? null : value)}
          options={[
            {
              value: NOTHING,
              label: t('byPosition'),
              note: resolvePipeline({ ...content, pipeline_id: null }, pipelines)?.name ?? t('usual'),
            },
            ...pipelines.map((pipeline) => ({
              value: pipeline.id,
              label: pipeline.name,
              note: <StepNames steps={pipeline.steps} />,
            })),
          ]}
        />
      )}
    </Modal>
  );
}

/** Steps that cannot be chosen here, and why. */
function FixedSteps({ note, of }: { readonly note: string; readonly of: Pick<PipelineCopy, 'name' | 'steps'> | null }) {
  const { t } = useStepWords();
  return (
    <div className="grid gap-3">
      <Alert>{note}</Alert>
      {of === null ? (
        <p>{t('usual')}</p>
      ) : (
        <div className="grid gap-1">
          <p className="font-bold">
            <bdi>{of.name}</bdi>
          </p>
          <StepNames steps={of.steps} />
        </div>
      )}
    </div>
  );
}
