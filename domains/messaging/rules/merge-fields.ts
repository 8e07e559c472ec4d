import type { Language } from '@hearth/kit/constants';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { fillPlaces, placeNames } from '@hearth/kit/text/text-places';

/** The placeholders of a text, such as `{{first_name}}`, filled for each receiver. */
export const MERGE_FIELDS = [
  'first_name',
  'last_name',
  'job',
  'employer',
  'location',
  'address',
  'city',
  'phone',
  'sender',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** A candidate's values for the placeholders; empty where unknown. */
export type MergeValues = Readonly<Record<MergeField, string>>;

/** A text in several languages. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

const isField = (name: string): name is MergeField => (MERGE_FIELDS as readonly string[]).includes(name);

/** Finds the placeholders of a text, each once, in order. */
export function findPlaceholders(text: string): string[] {
  return [...new Set(placeNames(text))];
}

/** Finds the placeholders that no field can fill. */
export function findUnknownPlaceholders(text: string): string[] {
  return findPlaceholders(text).filter((name) => !isField(name));
}

/**
 * Fills the placeholders of a text; those without a value stay and are listed, and block sending. What cannot be
 * filled stays as it is and is named: such a text is not sent.
 */
export function fillFields(text: string, values: MergeValues): { readonly text: string; readonly missing: string[] } {
  const missing = findPlaceholders(text).filter((name) => !isField(name) || values[name].trim() === '');
  const filled = fillPlaces(text, (name, place) =>
    isField(name) && !missing.includes(name) ? values[name].trim() : place,
  );
  return { text: filled, missing };
}

/** Picks the text in a person's language, else English, else the first. */
export function pickText(
  texts: LocalizedText,
  language: Language,
): { readonly language: Language; readonly text: string } {
  const written = Object.entries(texts) as [Language, string][];
  const found =
    written.find(([one]) => one === language) ?? written.find(([one]) => one === FALLBACK_LANGUAGE) ?? written[0];
  return found === undefined ? { language, text: '' } : { language: found[0], text: found[1] };
}
