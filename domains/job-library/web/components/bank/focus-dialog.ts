/** Moves focus to the dialog when the focused row disappears. */
export function focusDialog(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=dialog]')?.focus();
  });
}
