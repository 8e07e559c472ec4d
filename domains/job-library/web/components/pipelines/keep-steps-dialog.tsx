import { hasPermission, useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { Lock, Plus, Route } from 'lucide-react';
import { useState } from 'react';
import type { Pipeline } from '../../../contract/pipeline-schemas.ts';
import { focusDialog } from '../bank/focus-dialog.ts';
import { RowButton } from '../bank/row-button.tsx';
import { usePipelineChanges, usePipelines } from './api.ts';
import { PipelineForm } from './pipeline-form.tsx';
import { StepNames } from './step-names.tsx';
import { useStepWords } from './words.ts';

/** Manages the group's pipelines: view, edit and archive. */
export function PipelinesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useStepWords();
  const brand = useBrand();
  const library = usePipelines();
  /** Null while nothing is written; `new` for one that is not in the library yet. */
  const [written, setWritten] = useState<Pipeline | 'new' | null>(null);
  const isAuthor = brand.id === brand.groupId && hasPermission(brand, 'MANAGE_JOBS');
  if (written !== null)
    return (
      <PipelineForm pipeline={written === 'new' ? null : written} onBack={() => setWritten(null)} onClose={onClose} />
    );
  const pipelines = library.data?.pipelines;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      size="xl"
      footer={
        isAuthor && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setWritten('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      {library.isError ? (
        <ErrorState title={t('failed')} action={<Button onClick={() => void library.refetch()}>{t('again')}</Button>}>
          {problem(library.error)}
        </ErrorState>
      ) : pipelines === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonRows rows={3} />
        </Loading>
      ) : pipelines.length === 0 ? (
        <EmptyState icon={<Icon of={Route} size={24} />} title={t('emptyTitle')}>
          {t(isAuthor ? 'emptyHelp' : 'emptyBelow')}
        </EmptyState>
      ) : (
        <PipelineRows pipelines={pipelines} isAuthor={isAuthor} onEdit={setWritten} />
      )}
    </Modal>
  );
}

/** The pipelines of the group, which its authors change and archive. */
function PipelineRows({
  pipelines,
  isAuthor,
  onEdit,
}: {
  readonly pipelines: readonly Pipeline[];
  readonly isAuthor: boolean;
  readonly onEdit: (pipeline: Pipeline) => void;
}) {
  const { t, problem } = useStepWords();
  const { groupId } = useBrand();
  const { archive } = usePipelineChanges();
  return (
    <ul className="rounded-md border border-line">
      {pipelines.map((pipeline) => (
        <li
          key={pipeline.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
        >
          <PipelineSummary pipeline={pipeline} />
          {isAuthor && (
            <div className="flex flex-wrap gap-2">
              <RowButton
                text={t('edit')}
                spoken={t('editNamed', { name: pipeline.name })}
                onClick={() => onEdit(pipeline)}
              />
              <RowButton
                text={t('archive')}
                spoken={t('archiveNamed', { name: pipeline.name })}
                disabled={archive.isPending}
                onClick={() => void remove(pipeline)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );

  async function remove({ id, name }: Pipeline): Promise<void> {
    if (!window.confirm(t('archiveAsk', { name }))) return;
    try {
      await archive.mutateAsync({ params: { id: groupId, pipeline_id: id } });
      focusDialog();
      toasts.show({ message: t('archived', { name }), tone: 'ok' });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    }
  }
}

/** The name, steps and usage of a pipeline. */
function PipelineSummary({ pipeline }: { readonly pipeline: Pipeline }) {
  const { t } = useStepWords();
  const format = useFormat();
  const { name, steps, positions, locked, posts } = pipeline;
  const named = format.list(positions.map((position) => position.name));
  return (
    <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
      <p className="font-bold">
        <bdi>{name}</bdi>
      </p>
      <StepNames steps={steps} />
      <p className="flex flex-wrap gap-x-3 text-dense text-ink-2">
        {positions.length > 0 && (
          <span className="inline-flex items-center gap-1">
            {locked && <Icon of={Lock} size={14} />}
            {t(locked ? 'alwaysFor' : 'usuallyFor', { positions: named })}
          </span>
        )}
        {posts > 0 && <span>{t('posts', { count: posts })}</span>}
      </p>
    </div>
  );
}
