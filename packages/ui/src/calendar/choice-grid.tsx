import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { join } from '../classes/join.ts';

const COLUMNS = 3;

/** One month or year. */
export type Choice = { id: number; label: string; disabled: boolean };

/** The props of a ChoiceGrid: twelve choices, the one chosen and the one of today. */
export type ChoiceGridProps = {
  label: string;
  choices: readonly Choice[];
  chosen: number | undefined;
  present: number;
  onChoose: (id: number) => void;
};

/** Twelve months or years in three columns; arrows move the focus as the eye expects. */
export function ChoiceGrid({ label, choices, chosen, present, onChoose }: ChoiceGridProps) {
  const group = useRef<HTMLDivElement>(null);
  const open = choices.filter(({ disabled }) => !disabled);
  const first = open.find(({ id }) => id === chosen) ?? open.find(({ id }) => id === present) ?? open[0];
  function move(event: KeyboardEvent) {
    const step = keyStep(event);
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    let next = at + step;
    while (buttons[next]?.disabled === true) next += step;
    buttons[next]?.focus();
  }
  return (
    <div ref={group} role="group" aria-label={label} onKeyDown={move} className="grid grid-cols-3 gap-1.5">
      {choices.map(({ id, label: name, disabled }) => (
        <button
          key={id}
          type="button"
          disabled={disabled}
          tabIndex={id === first?.id ? 0 : -1}
          aria-pressed={id === chosen}
          aria-current={id === present ? 'date' : undefined}
          onClick={() => onChoose(id)}
          className={join(
            'min-h-12 rounded-sm px-1 text-base transition-colors duration-150 disabled:text-ink-3 disabled:opacity-55',
            id === chosen ? 'bg-accent-ink font-bold text-surface' : 'hover:not-disabled:bg-sunken',
            id === present && id !== chosen && 'font-bold text-accent-ink',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function keyStep(event: KeyboardEvent): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: COLUMNS,
    ArrowUp: -COLUMNS,
  };
  return steps[event.key];
}
