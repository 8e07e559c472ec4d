import { PREFERENCE_PARTS, sharedState } from '@hearth/client/shared-state';
import { PREFERENCE_KEYS, storage } from '@hearth/client/storage';
import type { Category, ConsentRecord } from './choice.ts';
import { CATEGORIES, consentFor, readConsent, withdrawsConsent } from './choice.ts';
import { CONSENT_ID } from './ids.ts';

/**
 * Shows the question that the server wrote into the document, with what was answered before. The answer holds for a day.
 * `focus`: somebody asked for it. Taking something back forgets what was kept by that leave and loads the page anew.
 */
export function openConsent({ focus = false } = {}): void {
  const template = document.getElementById(CONSENT_ID);
  const shown = document.querySelector('[data-consent]');
  if (shown !== null || !(template instanceof HTMLTemplateElement)) return;
  const form = template.content.querySelector('form')?.cloneNode(true);
  if (!(form instanceof HTMLFormElement)) return;
  const before = readConsent(storage.read('storage-policy'));
  for (const box of findCheckboxes(form)) box.checked = before?.[box.name as Category] ?? box.checked;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wish = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'deny';
    form.remove();
    decide(before, consentFor(wish === 'all' || wish === 'deny' ? wish : checkedCategories(form)));
  });
  document.body.append(form);
  if (focus) form.querySelector('summary')?.focus();
}

function findCheckboxes(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll('input')];
}

function checkedCategories(form: HTMLFormElement): readonly Category[] {
  const names = findCheckboxes(form)
    .filter((box) => box.checked)
    .map((box) => box.name);
  return CATEGORIES.filter((category) => names.includes(category));
}

function decide(before: ConsentRecord | null, next: ConsentRecord): void {
  storage.write('storage-policy', next);
  if (!next.PREFERENCES) {
    for (const key of PREFERENCE_KEYS) storage.remove(key);
    for (const part of PREFERENCE_PARTS) sharedState.forget(part);
  }
  if (withdrawsConsent(before, next)) location.reload();
}
