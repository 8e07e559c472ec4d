import { Icon } from '@hearth/ui/icon';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import type { PipelineStep } from '../../../contract/content-schemas.ts';
import { useStepWords } from './words.ts';

/** Steps in a row, in their order. */
export function StepNames({ steps }: { readonly steps: readonly PipelineStep[] }) {
  const { nameOf } = useStepWords();
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-dense text-ink-2">
      {steps.map((step, index) => (
        <Fragment key={step.id}>
          {index > 0 && <Icon of={ChevronRight} size={14} directional />}
          <bdi>{nameOf(step)}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
