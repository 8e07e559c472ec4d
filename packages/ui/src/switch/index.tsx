import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';

/** The props of a Switch beside the attributes of an input. */
export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'onChange'> & {
  label: ReactNode;
  note?: ReactNode;
  onChange: (on: boolean) => void;
  className?: string | undefined;
};

/** A setting that acts at once. */
export function Switch({ label, note, onChange, className, ...native }: SwitchProps) {
  const noteId = useId();
  return (
    <label
      className={join(
        'flex items-start justify-between gap-4 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3 phone:min-h-11 phone:items-center',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-bold">{label}</span>
        {isRendered(note) && (
          <span id={noteId} className="block text-sm text-ink-2">
            {note}
          </span>
        )}
      </span>
      <input
        {...native}
        type="checkbox"
        role="switch"
        aria-describedby={isRendered(note) ? noteId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-line-field transition-colors duration-150 before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-surface before:shadow-raised before:transition-transform before:duration-150 checked:bg-accent-ink checked:before:translate-x-4 checked:rtl:before:-translate-x-4 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border forced-colors:before:top-px forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]"
      />
    </label>
  );
}
