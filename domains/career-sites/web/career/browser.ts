import { deviceZone } from '@hearth/i18n/device-zone';

/** What the career pages do in a browser beyond what plain HTML does: share, print, find places near, close menus. No framework. */

/** Shares the page with the phone's own sheet, or copies its address. */
function startSharing(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    const page = { title: document.title, url: location.href };
    // A person who closes the sheet has decided not to share: there is nothing to tell.
    if ('share' in navigator) void navigator.share(page).catch(() => undefined);
    else void copyAddress(button);
  });
}

async function copyAddress(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  const note = document.createElement('span');
  note.setAttribute('role', 'status');
  note.className =
    'fixed inset-x-0 top-16 z-toast mx-auto w-fit rounded-md bg-ink px-4 py-2 text-dense text-surface shadow-lifted';
  document.body.append(note);
  note.textContent = button.dataset['copied'] ?? '';
  setTimeout(() => note.remove(), 3500);
}

/** Opens the browser's print dialog. */
function startPrinting(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}

/** Searches around the reader, with coordinates rounded to about a kilometre. */
function startNear(form: HTMLFormElement, button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = form.querySelector<HTMLInputElement>('[name=near]') ?? document.createElement('input');
        Object.assign(near, {
          type: 'hidden',
          name: 'near',
          value: `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`,
        });
        form.append(near);
        const place = form.querySelector<HTMLInputElement>('[name=place]');
        if (place !== null) place.value = '';
        form.requestSubmit();
      },
      () => {
        button.disabled = false;
        const status = form.querySelector('[data-status]');
        if (status !== null) status.textContent = form.dataset['nearFailed'] ?? '';
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
}

/** Removes empty fields from the address of a search. */
function startSearch(form: HTMLFormElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Array.from(formData)) if (value === '') formData.delete(name);
  });
  // A place that is typed is meant instead of the measured one.
  form.querySelector('[name=place]')?.addEventListener('input', () => form.querySelector('[name=near]')?.remove());
}

/** Closes a menu when focus leaves it or on Escape. */
function startMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Fills the browser's time zone into a form, for digests in the local morning. */
function fillTimeZone(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=time_zone]');
  if (field !== null) field.value = deviceZone();
}

/** Enables the buttons of a career page. */
export function startCareerPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) startSharing(button);
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) startPrinting(button);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) startMenu(menu);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-zoned]')) fillTimeZone(form);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
    startSearch(form);
    const button = form.querySelector<HTMLButtonElement>('[data-near]');
    if (button !== null && 'geolocation' in navigator) startNear(form, button);
  }
}
