import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { join } from '../classes/join.ts';
import type { PaletteGroup, PaletteOption } from './index.tsx';

type PaletteListProps = {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: string | undefined;
  onActive: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
  busy: boolean;
};

/** The lines of a palette in their groups. The keyboard stays in the box; the active line is told by its id. */
export function PaletteList({ id, label, groups, active, onActive, onChoose, busy }: PaletteListProps) {
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={busy}>
      {groups
        .filter((group) => group.options.length > 0)
        .map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`} className="not-first:mt-2">
            <div
              id={`${id}-group-${group.id}`}
              role="presentation"
              className="px-2.5 py-1.5 text-sm font-bold text-ink-2"
            >
              {group.title}
            </div>
            {group.options.map((option) => (
              <Line
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                active={option.id === active}
                onActive={() => onActive(option.id)}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

/** Tells if a click asks the browser for another tab or window. */
function opensNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function Line({
  id,
  option,
  active,
  onActive,
  onChoose,
}: {
  id: string;
  option: PaletteOption;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}) {
  const Element = option.href === undefined ? 'div' : 'a';
  return (
    <Element
      id={id}
      role="option"
      href={option.href}
      tabIndex={-1}
      aria-selected={active}
      // The box keeps the focus: what is typed next belongs to it.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onMouseMove={() => !active && onActive()}
      onClick={(event: MouseEvent) => {
        if (option.href !== undefined && opensNewTab(event)) return;
        event.preventDefault();
        onChoose();
      }}
      className={join(
        'flex min-h-11 cursor-default items-center gap-3 rounded-sm px-2.5 py-1.5 text-base select-none',
        active && 'bg-accent-soft',
      )}
    >
      {option.start !== undefined && (
        <span className="grid w-8 shrink-0 place-items-center text-ink-2">{option.start}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">
          <bdi>{option.label}</bdi>
        </span>
        {option.note !== undefined && option.note !== '' && (
          <span className="block truncate text-sm text-ink-2">
            <bdi>{option.note}</bdi>
          </span>
        )}
      </span>
      {option.end !== undefined && <span className="shrink-0 text-sm text-ink-2">{option.end}</span>}
    </Element>
  );
}
