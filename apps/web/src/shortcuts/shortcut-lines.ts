import type { ShortcutGroup } from '@hearth/kit/menu';

/** One shortcut: the keys that do the same, each as they are pressed together, and the phrase that says what. */
export interface ShortcutLine {
  readonly keys: readonly (readonly string[])[];
  readonly phrase: string;
}

/** The shortcuts of each kind of page. */
export const SHORTCUTS = {
  hiring: [
    { keys: [['1'], ['9']], phrase: 'moveTo' },
    { keys: [['0']], phrase: 'reject' },
    { keys: [['J'], ['N']], phrase: 'next' },
    { keys: [['K'], ['P']], phrase: 'previous' },
    { keys: [['U']], phrase: 'undoMove' },
    { keys: [['Esc']], phrase: 'close' },
  ],
  schedule: [
    { keys: [['↑'], ['↓'], ['←'], ['→']], phrase: 'cells' },
    { keys: [['Enter']], phrase: 'edit' },
    { keys: [['0'], ['9']], phrase: 'type' },
    { keys: [['Space']], phrase: 'select' },
    {
      keys: [
        ['Shift', '←'],
        ['Shift', '→'],
      ],
      phrase: 'end',
    },
    {
      keys: [
        ['Shift', 'Alt', '←'],
        ['Shift', 'Alt', '→'],
      ],
      phrase: 'start',
    },
    { keys: [['M']], phrase: 'move' },
    { keys: [['Shift', 'M']], phrase: 'copyTo' },
    { keys: [['Ctrl', 'C']], phrase: 'copy' },
    { keys: [['Ctrl', 'V']], phrase: 'paste' },
    { keys: [['Ctrl', 'A']], phrase: 'all' },
    { keys: [['Delete']], phrase: 'remove' },
    { keys: [['Ctrl', 'Z']], phrase: 'undo' },
    { keys: [['Ctrl', 'Shift', 'Z']], phrase: 'redo' },
  ],
  messages: [
    { keys: [['↑'], ['↓']], phrase: 'conversations' },
    { keys: [['Ctrl', 'Enter']], phrase: 'send' },
    { keys: [['Esc']], phrase: 'close' },
  ],
  aloud: [
    { keys: [['↑'], ['↓']], phrase: 'sentences' },
    { keys: [['Esc']], phrase: 'pause' },
  ],
} as const satisfies Readonly<Record<ShortcutGroup, readonly ShortcutLine[]>>;

/** Those of every page; search is for whoever may search. */
export const EVERYWHERE = {
  search: { keys: [['Ctrl', 'K']], phrase: 'search' },
  help: { keys: [['?']], phrase: 'help' },
} as const satisfies Readonly<Record<string, ShortcutLine>>;

/** Keys between which all others mean their likes: written with a dash. */
const RANGES: ReadonlySet<string> = new Set(['1 9', '0 9']);

/** Whether a line names the first and the last key of a row. */
export function isRange({ keys }: ShortcutLine): boolean {
  return keys.length === 2 && RANGES.has(keys.map((chord) => chord.join('+')).join(' '));
}
