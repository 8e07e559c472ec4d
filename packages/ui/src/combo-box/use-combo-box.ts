import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { matching, nextActive } from './match.ts';

/** One choice of a combo box. */
export type ComboOption = {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type ComboBoxInput = {
  options: readonly ComboOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onSearch: ((text: string) => void) | undefined;
  onFreeText: ((text: string) => void) | undefined;
  shownText: string | undefined;
};

/** The state of a combo box and its keyboard and pointer handlers: text, open list, active option. */
export function useComboBox({ options, value, onChange, onSearch, onFreeText, shownText }: ComboBoxInput) {
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const shown = onSearch === undefined ? matching(options, draft ?? '') : options;
  const chosen = options.find(({ id }) => id === value);

  function show() {
    setOpen(true);
    setActive(shown.findIndex(({ id }) => id === value) >= 0 ? shown.findIndex(({ id }) => id === value) : undefined);
  }
  function type(text: string) {
    setDraft(text);
    setOpen(true);
    setActive(text === '' ? undefined : 0);
    onSearch?.(text);
  }
  function close() {
    setOpen(false);
    setActive(undefined);
  }
  function choose(option: ComboOption) {
    if (option.disabled === true) return;
    setDraft(null);
    close();
    onChange(option.id);
  }
  /** Leaving keeps what is a choice: an emptied box is none, another text is put back or is the caller's to keep. */
  function leave() {
    close();
    if (draft === null) return;
    if (draft.trim() === '') onChange(null);
    else onFreeText?.(draft.trim());
    if (draft.trim() === '' || onFreeText === undefined) setDraft(null);
  }
  function discard() {
    setDraft(null);
    close();
  }
  const option = open && active !== undefined ? shown[active] : undefined;
  return {
    text: draft ?? chosen?.label ?? shownText ?? '',
    shown,
    open,
    active,
    show,
    close,
    type,
    choose,
    leave,
    press: (event: KeyboardEvent) =>
      handleKey(event, {
        move: (step) => (open ? setActive(nextActive(shown, active, step)) : show()),
        choose: option && (() => choose(option)),
        discard: open || draft !== null ? discard : undefined,
      }),
    activate: setActive,
  };
}

type KeyActions = {
  move: (step: 1 | -1) => void;
  choose: (() => void) | undefined;
  discard: (() => void) | undefined;
};

/** Arrows move through the list, Enter takes the active option, Escape discards what was typed. */
function handleKey(event: KeyboardEvent, { move, choose, discard }: KeyActions) {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && choose !== undefined) {
    event.preventDefault();
    choose();
  }
  if (event.key === 'Escape' && discard !== undefined) {
    event.preventDefault();
    event.stopPropagation();
    discard();
  }
}
