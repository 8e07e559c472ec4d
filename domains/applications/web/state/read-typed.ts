import type { Draft } from './draft.ts';

/** The text fields of the first step, by their names. */
const FIRST_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Draft)[];

/** Reads what somebody wrote into the form of a job before the page's script ran, which a slow line brings seconds later. */
export function readTyped(jobId: string): Partial<Draft> {
  const form = document.querySelector<HTMLFormElement>(`form[data-job="${jobId}"]`);
  if (form === null) return {};
  return Object.fromEntries(
    FIRST_FIELDS.flatMap((name) => {
      const box = form.elements.namedItem(name);
      return box instanceof HTMLInputElement && box.value !== '' ? [[name, box.value]] : [];
    }),
  );
}
