import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { Tint } from '../classes/tones.ts';
import { Icon } from '../icon/index.tsx';

const DOT: Readonly<Record<Tint, string>> = {
  neutral: 'bg-ink-3',
  kitchen: 'bg-kitchen',
  bar: 'bg-bar',
  floor: 'bg-floor',
  host: 'bg-host',
  'front-desk': 'bg-front-desk',
};

/** One thing a list can be narrowed by. */
export type FilterChip = { id: string; label: string; count?: ReactNode; tint?: Tint | undefined; icon?: ReactNode };

/** The props of FilterChips: the chips and those that are on. */
export type FilterChipsProps = {
  label: string;
  chips: readonly FilterChip[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Shown after the chips: a menu with more. */
  end?: ReactNode;
  className?: string | undefined;
};

/** Narrows a list with one press each; a pressed chip shows a cross and a press takes it off. */
export function FilterChips({ label, chips, chosen, onChange, end, className }: FilterChipsProps) {
  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }
  return (
    <div role="group" aria-label={label} className={join('flex flex-wrap items-center gap-2', className)}>
      {chips.map(({ id, label: name, count, tint, icon }) => {
        const on = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={on}
            onClick={() => toggle(id)}
            className={join(
              CHIP,
              on
                ? 'border-transparent bg-accent-soft font-bold text-accent-ink'
                : 'border-line-strong bg-surface hover:bg-surface-2',
            )}
          >
            {tint !== undefined && <span aria-hidden="true" className={join('size-2.5 rounded-xs', DOT[tint])} />}
            {icon}
            {name}
            {count !== undefined && <span className={on ? '' : 'text-ink-2'}>{count}</span>}
            {on && <Icon of={X} size={14} />}
          </button>
        );
      })}
      {end}
    </div>
  );
}

/** A chosen value that can be taken away, such as a person in a list of recipients. */
export function Chip({
  children,
  icon,
  onRemove,
}: {
  children: ReactNode;
  icon?: ReactNode;
  onRemove?: { label: string; run: () => void } | undefined;
}) {
  return (
    <span
      className={join(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line bg-surface-2 text-sm',
        onRemove === undefined ? 'px-2.5' : 'ps-2.5 pe-0.5',
      )}
    >
      {icon}
      {children}
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={onRemove.label}
          onClick={onRemove.run}
          className="grid size-6 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink phone:size-11"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}

const CHIP =
  'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-sm whitespace-nowrap tabular-nums transition-colors duration-150 phone:min-h-11 phone:px-3.5';
