import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { join } from '../classes/join.ts';
import { FieldNotes, isRendered, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';

/** The props of a Checkbox beside the attributes of an input. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** A second, quieter line. */
  note?: ReactNode;
  error?: ReactNode;
  /** Some but not all of what it stands for. */
  mixed?: boolean | undefined;
  className?: string | undefined;
};

/** Yes or no, as part of a form; a setting that acts at once is a Switch. */
export function Checkbox({
  label,
  labelHidden = false,
  note,
  error,
  mixed = false,
  className,
  id,
  ...native
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const ids = useFieldIds(id, note, error);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={join('grid gap-1', className)}>
      <label
        className={join(
          'flex items-start gap-2.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3',
          labelHidden ? 'w-fit' : 'min-h-6 phone:min-h-11 phone:items-center',
        )}
      >
        <span className={join('relative grid size-5 shrink-0 place-items-center', !labelHidden && 'mt-px phone:mt-0')}>
          <input
            {...native}
            ref={input}
            id={ids.id}
            type="checkbox"
            aria-invalid={isRendered(error) ? true : undefined}
            aria-describedby={ids.describedBy}
            className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-xs border border-line-field bg-surface transition-colors duration-150 after:absolute after:-inset-1.5 checked:border-accent-ink checked:bg-accent-ink indeterminate:border-accent-ink indeterminate:bg-accent-ink disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-bad"
          />
          <Icon
            of={mixed ? Minus : Check}
            size={14}
            className="pointer-events-none invisible col-start-1 row-start-1 text-surface stroke-3 peer-checked:visible peer-indeterminate:visible"
          />
        </span>
        <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
          <span className="block">{label}</span>
          {isRendered(note) && (
            <span id={ids.helpId} className="block text-sm text-ink-2">
              {note}
            </span>
          )}
        </span>
      </label>
      {isRendered(error) && <FieldNotes ids={ids} help={undefined} error={error} />}
    </div>
  );
}
