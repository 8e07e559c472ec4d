import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, BOX_SIZE, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Spinner } from '../spinner/index.tsx';
import type { ComboOption } from './use-combo-box.ts';
import { useComboBox } from './use-combo-box.ts';

export type { ComboOption } from './use-combo-box.ts';

const loadPopover = () => import('./combo-popover.tsx');
const ComboPopover = lazy(loadPopover);

/** The props of a ComboBox; with onSearch the choices come from outside and are not filtered here. */
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
  /** What the box says of a value that is none of the choices just now. */
  shownText?: string | undefined;
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
    shownText,
    busy = false,
    required,
    disabled = false,
  } = props;
  const ids = useFieldIds(undefined, help, error);
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const combo = useComboBox({ options, value, onChange, onSearch, onFreeText, shownText });
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
          aria-invalid={isRendered(error) ? true : undefined}
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
          onFocus={() => void loadPopover()}
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
      {combo.open && (
        <Suspense fallback={null}>
          <ComboPopover {...{ combo, box, listId, optionId, emptyText, value }} labelId={ids.labelId} />
        </Suspense>
      )}
    </FieldFrame>
  );
}
