import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';

/** The props of a Stepper: the names of the steps and the number of the present one, from 0. */
export type StepperProps = {
  label: string;
  steps: readonly { id: string; label: ReactNode }[];
  current: number;
  /** Said to screen readers after a step that is done. */
  doneLabel: string;
  className?: string | undefined;
};

/** Shows the current step in a sequence of pages. */
export function Stepper({ label, steps, current, doneLabel, className }: StepperProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className={join(
              'min-w-0 text-sm',
              index < current && 'text-accent-ink',
              index === current && 'font-bold',
              index > current && 'text-ink-2',
            )}
          >
            <span
              aria-hidden="true"
              className={join(
                'mb-1.5 block h-1 rounded-full transition-colors duration-200',
                index <= current ? 'bg-accent-ink' : 'bg-line-strong',
              )}
            />
            <span className="flex items-center gap-1">
              {index < current && <Icon of={Check} size={14} label={doneLabel} />}
              <span className="truncate">{step.label}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
