import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { join } from '../classes/join.ts';
import type { FieldSize } from '../field/index.tsx';
import { BOX, BOX_SIZE } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Spinner } from '../spinner/index.tsx';

/** The props of a SearchField; its label is for screen readers, the placeholder says what can be found. */
export type SearchFieldProps = {
  label: string;
  placeholder?: string | undefined;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  busy?: boolean | undefined;
  /** Shown at the end while empty, e.g. a key. */
  hint?: ReactNode;
  size?: FieldSize | undefined;
  className?: string | undefined;
};

/** A search box; its clear button appears with the first letter, Escape clears too. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  onSubmit,
  busy = false,
  hint,
  size = 'md',
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <span role="search" className={join(BOX, BOX_SIZE[size], 'ps-3 pe-1', className)}>
      {busy ? <Spinner size={16} /> : <Icon of={Search} className="text-ink-2" />}
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            clear();
          }
          if (event.key === 'Enter') onSubmit?.(value);
        }}
        className="min-w-0 flex-1 self-stretch bg-transparent px-2 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? (
        hint !== undefined && <span className="pe-1.5">{hint}</span>
      ) : (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-sunken phone:size-11"
        >
          <Icon of={X} />
        </button>
      )}
    </span>
  );
}
