import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { AT_POPOVER, DEFAULT_PLACEMENT, FLOATING_LIST, FLOATING_OFFSET } from '../popover/surface.ts';
import type { useComboBox } from './use-combo-box.ts';

/** The choices below the box; loaded when somebody comes to it. */
export default function ComboPopover(props: ComboListProps) {
  const { combo, box } = props;
  const opened = useRef<readonly number[]>(undefined);
  useEffect(() => {
    opened.current = documentPosition(box.current);
  }, [box]);
  /** The one thing that asks for it is scrolling, which takes the list along with its box unless that lies in something that scrolls by itself. */
  function closeUnlessBelow() {
    const [now, then] = [documentPosition(box.current), opened.current];
    if (now === undefined || then === undefined || now.some((at, axis) => Math.abs(at - (then[axis] ?? 0)) > 1))
      combo.close();
  }
  return (
    <Popover
      isNonModal
      isKeyboardDismissDisabled
      triggerRef={box}
      isOpen={combo.open}
      onOpenChange={(open) => !open && closeUnlessBelow()}
      shouldCloseOnInteractOutside={(target) => box.current?.contains(target) !== true}
      {...FLOATING_OFFSET}
      placement={DEFAULT_PLACEMENT}
      style={AT_POPOVER}
      className={join(FLOATING_LIST, 'min-w-(--trigger-width)')}
    >
      <ComboList {...props} />
    </Popover>
  );
}

/** The position of an element in the document, independent of scrolling. */
function documentPosition(element: HTMLElement | null): readonly number[] | undefined {
  if (element === null) return undefined;
  const { left, top } = element.getBoundingClientRect();
  return [left + window.scrollX, top + window.scrollY];
}

/** The props of a combo box's list. */
type ComboListProps = {
  combo: ReturnType<typeof useComboBox>;
  box: RefObject<HTMLSpanElement | null>;
  listId: string;
  optionId: (index: number) => string;
  labelId: string;
  emptyText: string;
  value: string | null;
};

function ComboList({ combo, box, listId, optionId, labelId, emptyText, value }: ComboListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current !== null && box.current !== null)
      list.current.style.minInlineSize = `${box.current.offsetWidth - 2}px`;
  }, [box]);
  useEffect(() => {
    if (combo.active !== undefined)
      list.current?.querySelector(`[data-index="${combo.active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [combo.active]);
  if (combo.shown.length === 0) {
    return (
      <div ref={list} role="status" className="px-3.5 py-2.5 text-base text-ink-2">
        {emptyText}
      </div>
    );
  }
  return (
    <div ref={list} id={listId} role="listbox" aria-labelledby={labelId} className="max-h-[25rem] overflow-auto p-1">
      {combo.shown.map((option, index) => (
        <div
          key={option.id}
          id={optionId(index)}
          data-index={index}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === value}
          aria-disabled={option.disabled === true ? true : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => combo.activate(index)}
          onClick={() => combo.choose(option)}
          className={join(
            'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 text-base select-none phone:min-h-11',
            index === combo.active && 'bg-sunken',
            option.disabled === true && 'cursor-not-allowed text-ink-3',
          )}
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className={join('block', option.id === value && 'font-bold')}>{option.label}</span>
            {option.note !== undefined && <span className="block text-sm text-ink-2">{option.note}</span>}
          </span>
          {option.id === value && <Icon of={Check} className="text-accent-ink" />}
        </div>
      ))}
    </div>
  );
}
