import type { ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { FieldNotes, isRendered, useFieldIds } from '../field/index.tsx';

/** One of the choices. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean | undefined;
};

/** The props of a RadioGroup: a question, its answers, and the one chosen. */
export type RadioGroupProps<Value extends string> = Pick<
  LabelledProps,
  'label' | 'labelHidden' | 'help' | 'error' | 'className'
> & {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  /** Cards give each answer its own frame: for few and weighty choices. */
  cards?: boolean | undefined;
};

/** One answer out of a few that all can be seen. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  help,
  error,
  className,
  options,
  value,
  onChange,
  name,
  cards = false,
}: RadioGroupProps<Value>) {
  const made = useId();
  const ids = useFieldIds(undefined, help, error);
  return (
    <fieldset
      data-invalid={isRendered(error) ? true : undefined}
      aria-describedby={ids.describedBy}
      className={join('grid min-w-0 gap-1.5', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-dense font-bold'}>{label}</legend>
      <div className={cards ? 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]' : 'grid gap-1'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={join(
              'flex items-start gap-2.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3 phone:min-h-11 phone:items-center',
              cards && CARD,
            )}
          >
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="relative mt-px size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-field bg-surface transition-[border] duration-150 after:absolute after:-inset-1.5 checked:border-6 checked:border-accent-ink disabled:cursor-not-allowed disabled:opacity-55 phone:mt-0"
            />
            <span className="min-w-0">
              <span className={join('block', cards && 'font-bold')}>{option.label}</span>
              {option.note !== undefined && <span className="block text-sm text-ink-2">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </fieldset>
  );
}

const CARD =
  'rounded-md border border-line-strong bg-surface p-3 transition-colors duration-150 hover:border-line-field has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent-ink';
