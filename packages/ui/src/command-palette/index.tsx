import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.tsx';
import { Icon } from '../icon/index.tsx';
import { atModalLayer } from '../layers/at-modal-layer.ts';
import { Spinner } from '../spinner/index.tsx';
import { activeAfter, isPaletteKey } from './active.ts';
import { PaletteList } from './list.tsx';

/** One line of a palette. With an address it is a link too: it can be opened in another tab. */
export type PaletteOption = {
  id: string;
  label: string;
  note?: string | undefined;
  start?: ReactNode;
  end?: ReactNode;
  href?: string | undefined;
};

/** Lines that belong together, under their name. */
export type PaletteGroup = { id: string; title: string; options: readonly PaletteOption[] };

/** The props of a CommandPalette. What is shown for the text is the caller's to find. */
export type CommandPaletteProps = {
  onClose: () => void;
  /** Names the dialog, the box and the list. */
  label: string;
  placeholder?: string | undefined;
  closeLabel: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly PaletteGroup[];
  onChoose: (option: PaletteOption) => void;
  /** The line that Enter takes while nobody has moved; the first when absent. */
  preferredId?: string | undefined;
  busy?: boolean | undefined;
  /** Read aloud when it changes: how much was found. */
  status: string;
  /** Stands above the lines: that nothing was found, or what went wrong. */
  children?: ReactNode;
  /** Stands below the lines, such as keys. */
  footer?: ReactNode;
};

/** A box over the page that finds and opens anything by typing; on a phone it takes the whole screen. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <ModalOverlay
      ref={atModalLayer}
      isOpen
      isDismissable
      onOpenChange={(open) => !open && props.onClose()}
      className="fixed inset-0 flex h-(--visual-viewport-height) items-start justify-center bg-backdrop data-[entering]:animate-[fade-in_150ms_ease-out] sm:p-6 sm:pt-[min(6rem,12vh)]"
    >
      <Modal className="flex h-full w-full outline-none data-[entering]:animate-[modal-in_180ms_ease-out] sm:h-auto sm:max-h-full sm:max-w-[40rem]">
        <Dialog
          aria-label={props.label}
          className="flex max-h-full min-h-0 w-full flex-col bg-surface text-ink outline-none sm:max-h-[min(38rem,80dvh)] sm:rounded-lg sm:shadow-lifted"
        >
          <Panel {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Panel(props: CommandPaletteProps) {
  const {
    onClose,
    label,
    placeholder,
    closeLabel,
    value,
    onChange,
    groups,
    onChoose,
    preferredId,
    busy = false,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const ids = options.map((option) => option.id);
  const active = [moved, preferredId, ids[0]].find((one) => one !== undefined && ids.includes(one));
  useEffect(() => input.current?.focus(), []);

  function press(event: KeyboardEvent) {
    // Enter that ends the composing of a letter is not one that opens.
    if (event.nativeEvent.isComposing) return;
    if (isPaletteKey(event.key)) {
      event.preventDefault();
      setMoved(activeAfter(event.key, ids, active));
    }
    const option = options.find((one) => one.id === active);
    if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      onChoose(option);
    }
  }
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
        {busy ? <Spinner size={20} /> : <Icon of={Search} size={20} className="text-ink-2" />}
        <SearchInput
          ref={input}
          id={id}
          active={active}
          isListed={options.length > 0}
          label={label}
          placeholder={placeholder}
          value={value}
          onChange={(text) => {
            setMoved(undefined);
            onChange(text);
          }}
          onKeyDown={press}
        />
        <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {props.status}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {props.children}
        {options.length > 0 && (
          <PaletteList
            id={id}
            label={label}
            groups={groups}
            active={active}
            onActive={setMoved}
            onChoose={onChoose}
            busy={busy}
          />
        )}
      </div>
      {props.footer !== undefined && (
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-2 phone:hidden">
          {props.footer}
        </footer>
      )}
    </>
  );
}

type SearchInputProps = Pick<CommandPaletteProps, 'label' | 'placeholder' | 'value' | 'onChange'> & {
  ref: Ref<HTMLInputElement>;
  id: string;
  active: string | undefined;
  isListed: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchInput({ ref, id, active, isListed, label, placeholder, value, onChange, onKeyDown }: SearchInputProps) {
  return (
    <input
      ref={ref}
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={isListed}
      aria-controls={isListed ? `${id}-list` : undefined}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-14 min-w-0 flex-1 bg-transparent px-1 text-lg outline-none"
    />
  );
}
