import { Check, ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, BOX_SIZE, FieldFrame, isShown, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { AT_POPOVER, FLOATING, FLOATING_OFFSET } from '../popover/surface.ts';
import { Spinner } from '../spinner/index.tsx';
import type { ComboOption } from './use-combo-box.ts';
import { useComboBox } from './use-combo-box.ts';

export type { ComboOption } from './use-combo-box.ts';

/** What a ComboBox takes; with onSearch the choices come from outside and are not filtered here. */
export type ComboBoxProps = LabelledProps & {
  options: readonly ComboOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Said when nothing matches. */
  emptyText: string;
  onSearch?: ((text: string) => void) | undefined;
  /** Keeps a text that is none of the choices. */
  onFreeText?: ((text: string) => void) | undefined;
  busy?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Chooses one of many by typing a part of it. Own code: React Aria's hides the rest of the page while it is open. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    labelHidden,
    labelEnd,
    optionalHint,
    help,
    error,
    size = 'md',
    className,
    options,
    value,
    onChange,
    placeholder,
    emptyText,
    onSearch,
    onFreeText,
    busy = false,
    required,
    disabled = false,
  } = props;
  const ids = useFieldIds(undefined, help, error);
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const combo = useComboBox({ options, value, onChange, onSearch, onFreeText });
  const listId = `${ids.id}-list`;
  const optionId = (index: number) => `${ids.id}-option-${index}`;
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, labelEnd, optionalHint, help, error, className }}>
      <span ref={box} className={join(BOX, BOX_SIZE[size], 'ps-3 pe-1')}>
        <input
          ref={input}
          id={ids.id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combo.open}
          aria-controls={combo.open ? listId : undefined}
          aria-activedescendant={combo.open && combo.active !== undefined ? optionId(combo.active) : undefined}
          aria-invalid={isShown(error) ? true : undefined}
          aria-describedby={ids.describedBy}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          value={combo.text}
          onChange={(event) => combo.type(event.target.value)}
          onClick={combo.show}
          onKeyDown={combo.press}
          onBlur={combo.leave}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
        {busy && <Spinner size={16} className="text-ink-2" />}
        {/* The arrow is for the pointer: by keyboard the box itself opens the list. */}
        <span
          aria-hidden="true"
          onMouseDown={(event) => {
            event.preventDefault();
            if (disabled) return;
            input.current?.focus();
            if (combo.open) combo.close();
            else combo.show();
          }}
          className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-xs text-ink-2 hover:bg-sunken phone:size-10"
        >
          <Icon of={ChevronDown} />
        </span>
      </span>
      <Popover
        isNonModal
        isKeyboardDismissDisabled
        triggerRef={box}
        isOpen={combo.open}
        onOpenChange={(open) => !open && combo.close()}
        shouldCloseOnInteractOutside={(target) => box.current?.contains(target) !== true}
        {...FLOATING_OFFSET}
        placement="bottom start"
        style={AT_POPOVER}
        className={join(FLOATING, 'min-w-(--trigger-width)')}
      >
        <ComboList {...{ combo, box, listId, optionId, emptyText, value }} labelId={ids.labelId} />
      </Popover>
    </FieldFrame>
  );
}

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
