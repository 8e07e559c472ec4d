import type { Language } from '@hearth/kit/constants';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { fillPlaces, placeNames } from '@hearth/kit/text-places';

/** What a text may leave open, as `{{first_name}}`: it is filled for each person that the text goes to. */
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

/** What is known of a person for the fields; empty where nothing is. */
export type MergeValues = Readonly<Record<MergeField, string>>;

/** A text in several languages. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

const isField = (name: string): name is MergeField => (MERGE_FIELDS as readonly string[]).includes(name);

/** The names of the places that a text leaves open, each once, in their order. */
export function placesIn(text: string): string[] {
  return [...new Set(placeNames(text))];
}

/** The places of a text that nothing can ever fill. */
export function unknownPlaces(text: string): string[] {
  return placesIn(text).filter((name) => !isField(name));
}

/** A text with its places filled. What cannot be filled stays as it is and is named: such a text is not sent. */
export function fillFields(text: string, values: MergeValues): { readonly text: string; readonly missing: string[] } {
  const missing = placesIn(text).filter((name) => !isField(name) || values[name].trim() === '');
  const filled = fillPlaces(text, (name, place) =>
    isField(name) && !missing.includes(name) ? values[name].trim() : place,
  );
  return { text: filled, missing };
}

/** The text in a person's language; else in English, else in the first that there is. */
export function textFor(texts: Texts, language: Language): { readonly language: Language; readonly text: string } {
  const written = Object.entries(texts) as [Language, string][];
  const found =
    written.find(([one]) => one === language) ?? written.find(([one]) => one === FALLBACK_LANGUAGE) ?? written[0];
  return found === undefined ? { language, text: '' } : { language: found[0], text: found[1] };
}
