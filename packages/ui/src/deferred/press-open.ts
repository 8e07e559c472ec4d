/** Where the keyboard goes in what has opened: to the choice that it stands on, otherwise to the whole. */
const CHOICE = '[role=option][tabindex="0"]';

/**
 * Opens what a button opens, once its code has its handlers. A press by script counts as one of a screen reader, which goes
 * into what opens by itself: anybody else is led there, so that arrows and Escape are heard by it.
 */
export function pressOpen(button: HTMLElement): void {
  requestAnimationFrame(() => {
    button.click();
    requestAnimationFrame(() => {
      const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (opened === null || opened.contains(document.activeElement)) return;
      (opened.querySelector<HTMLElement>(CHOICE) ?? opened).focus();
    });
  });
}
