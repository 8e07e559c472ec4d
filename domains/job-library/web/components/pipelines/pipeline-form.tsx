import { useBrand } from '@hearth/client/person';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FilterChips } from '@hearth/ui/chip';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Pipeline, PipelineContent } from '../../../contract/pipeline-schemas.ts';
import type { PipelineStep, StepType } from '../../../contract/content-schemas.ts';
import { MAX_STEPS, STEP_TYPES, stepProblems } from '../../../rules/pipeline.ts';
import { usePositions } from '../../api.ts';
import { usePipelineChanges } from './api.ts';
import { StepFields } from './step-fields.tsx';
import { useStepWords } from './words.ts';

const newStep = (type: StepType): PipelineStep => ({ id: newId(), type, names: {}, shown: false, target_days: null });

/** Returns the default stages as a starting point, or the given pipeline's content. */
const initialContent = (pipeline: Pipeline | null): PipelineContent =>
  pipeline === null
    ? { name: '', steps: STEP_TYPES.map(newStep), positions: [], locked: false }
    : {
        name: pipeline.name,
        steps: pipeline.steps,
        positions: pipeline.positions,
        locked: pipeline.locked,
      };

/** Writes one set of steps. They stand by their types, so that their order is always one that can be gone. */
export function PipelineForm({
  pipeline,
  onBack,
  onClose,
}: {
  readonly pipeline: Pipeline | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useStepWords();
  const { groupId } = useBrand();
  const known = usePositions().data?.positions ?? [];
  const { create, update } = usePipelineChanges();
  const [begun] = useState(() => initialContent(pipeline));
  const [draft, setDraft] = useState(begun);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<PipelineContent>): void => setDraft((before) => ({ ...before, ...part }));
  const { name, steps, positions, locked } = draft;
  const wrong = new Set(stepProblems(steps).map(({ index }) => steps[index]?.id));
  const refusal = create.error ?? update.error;
  const of = (type: StepType): PipelineStep[] => steps.filter((step) => step.type === type);
  /** Puts the steps of a type where that type stands. */
  const apply = (type: StepType, next: readonly PipelineStep[]): void =>
    change({ steps: STEP_TYPES.flatMap((one) => (one === type ? next : of(one))) });
  /** Asks before what was typed would be lost. */
  const leave = (by: () => void): void => {
    if (draft === begun || window.confirm(t('leave'))) by();
  };
  // A position that the group no longer has can still be taken off.
  const offered = [...known, ...positions.filter(({ id }) => known.every((position) => position.id !== id))];
  return (
    <Modal
      open
      onClose={() => leave(onClose)}
      title={t(pipeline === null ? 'newTitle' : 'editTitle')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={() => leave(onBack)}>{t('back')}</Button>
          <Button variant="primary" busy={create.isPending || update.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refusal !== null && (
          <Alert tone="bad" urgent title={problem(refusal)}>
            {t('kept')}
          </Alert>
        )}
        {pipeline !== null && <Alert>{t('changes')}</Alert>}
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          dir="auto"
          value={name}
          maxLength={80}
          error={isTried && name.trim() === '' ? t('nameMissing') : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        {STEP_TYPES.map((type) => (
          <section key={type} aria-label={t(`types.${type}`)} className="grid gap-3">
            <div className="grid gap-0.5">
              <h3 className="font-bold">{t(`types.${type}`)}</h3>
              <p className="text-dense text-ink-2">{t(`meaning.${type}`)}</p>
            </div>
            {of(type).map((step, index, all) => (
              <StepFields
                key={step.id}
                step={step}
                isWrong={isTried && wrong.has(step.id)}
                onChange={(next) =>
                  apply(
                    type,
                    all.map((one) => (one.id === step.id ? next : one)),
                  )
                }
                onEarlier={index === 0 ? undefined : () => apply(type, swapNext(all, index - 1))}
                onRemove={
                  type === 'NEW' && all.length === 1
                    ? undefined
                    : () =>
                        apply(
                          type,
                          all.filter(({ id }) => id !== step.id),
                        )
                }
              />
            ))}
            {steps.length < MAX_STEPS && (
              <div>
                <Button size="sm" icon={<Icon of={Plus} />} onClick={() => apply(type, [...of(type), newStep(type)])}>
                  {t('add', { type: t(`types.${type}`) })}
                </Button>
              </div>
            )}
          </section>
        ))}
        {offered.length > 0 && (
          <section aria-label={t('positions')} className="grid gap-2">
            <h3 className="font-bold">{t('positions')}</h3>
            <p className="text-dense text-ink-2">{t('positionsHelp')}</p>
            <FilterChips
              label={t('positions')}
              chips={offered.map((position) => ({ id: position.id, label: position.name }))}
              chosen={positions.map(({ id }) => id)}
              onChange={(ids) =>
                change({
                  positions: offered
                    .filter(({ id }) => ids.includes(id))
                    .map(({ id, name: word }) => ({ id, name: word })),
                  locked: locked && ids.length > 0,
                })
              }
            />
            <Checkbox
              label={t('locked')}
              checked={locked}
              disabled={positions.length === 0}
              onChange={({ target }) => change({ locked: target.checked })}
            />
          </section>
        )}
      </div>
    </Modal>
  );

  async function save(): Promise<void> {
    setTried(true);
    const body = { ...draft, name: name.trim() };
    if (body.name === '' || wrong.size > 0) {
      setTimeout(focusFirstError);
      return;
    }
    try {
      if (pipeline === null) await create.mutateAsync({ params: { id: groupId }, body });
      else {
        const params = { id: groupId, pipeline_id: pipeline.id };
        await update.mutateAsync({ params, body: { ...body, version: pipeline.version } });
      }
    } catch {
      // The refusal stands above the form, and what was typed stays in it.
      return;
    }
    toasts.show({ message: t('saved', { name: body.name }), tone: 'ok' });
    onBack();
  }
}

/** Swaps a step with the one after it. */
function swapNext(steps: readonly PipelineStep[], at: number): PipelineStep[] {
  const next = [...steps];
  const [moved] = next.splice(at, 1);
  if (moved !== undefined) next.splice(at + 1, 0, moved);
  return next;
}

/** Focuses the first invalid field, which may be off screen. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]')?.focus();
}
