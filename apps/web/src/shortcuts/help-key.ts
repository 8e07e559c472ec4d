/** The part of a keyboard event that decides. */
export interface HelpPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [contenteditable=""]';
/** A list of letters that is searched by typing, and what lies over the page already. */
const TAKEN = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** Whether a press asks for the shortcuts: a question mark (the Arabic one too) by somebody who is not writing and not in a dialog or menu. */
export function isHelpKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: HelpPress): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || (key !== '?' && key !== '؟')) return false;
  const element = target !== null && 'closest' in target ? (target as Element) : null;
  return element === null || element.closest(`${TYPING}, ${TAKEN}`) === null;
}
