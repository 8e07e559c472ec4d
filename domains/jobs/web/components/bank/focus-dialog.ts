/** Keeps the keyboard in the dialog when the line that had it is gone: Escape and Tab go on from there. */
export function focusDialog(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=dialog]')?.focus();
  });
}
