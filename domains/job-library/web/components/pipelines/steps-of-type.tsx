import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Plus } from 'lucide-react';
import type { PipelineStep, StepType } from '../../../contract/content-schemas.ts';
import { MAX_STEPS } from '../../../rules/pipeline.ts';
import { StepFields } from './step-fields.tsx';
import { newStep, putSteps, stepsOf, swapNext } from './step-order.ts';
import { useStepWords } from './words.ts';

/** The steps of one type, in their order, and the way to add one. */
export function StepsOfType({
  type,
  steps,
  faultOf,
  onChange,
}: {
  readonly type: StepType;
  /** All steps of the pipeline. */
  readonly steps: readonly PipelineStep[];
  /** What is wrong with a step, by its place among all. */
  readonly faultOf: (index: number) => string | undefined;
  readonly onChange: (steps: PipelineStep[]) => void;
}) {
  const { t } = useStepWords();
  const ours = stepsOf(steps, type);
  const put = (next: readonly PipelineStep[]): void => onChange(putSteps(steps, type, next));
  return (
    <section aria-label={t(`types.${type}`)} className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="font-bold">{t(`types.${type}`)}</h3>
        <p className="text-dense text-ink-2">{t(`meaning.${type}`)}</p>
      </div>
      {ours.map((step, index) => (
        <StepFields
          key={step.id}
          step={step}
          error={faultOf(steps.indexOf(step))}
          onChange={(next) => put(ours.map((one) => (one.id === step.id ? next : one)))}
          onEarlier={index === 0 ? undefined : () => put(swapNext(ours, index - 1))}
          onRemove={
            type === 'NEW' && ours.length === 1 ? undefined : () => put(ours.filter(({ id }) => id !== step.id))
          }
        />
      ))}
      {steps.length < MAX_STEPS && (
        <div>
          <Button size="sm" icon={<Icon of={Plus} />} onClick={() => put([...ours, newStep(type)])}>
            {t('add', { type: t(`types.${type}`) })}
          </Button>
        </div>
      )}
    </section>
  );
}
