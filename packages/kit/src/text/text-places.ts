/** A place that a text leaves open, as `{{first_name}}`. Braces never stand within one, so a text is read once, whatever is in it. */
const PLACE = /\{\{([^{}]*)\}\}/g;

/** The names of the places that a text leaves open, without the spaces around them, in their order. */
export function placeNames(text: string): string[] {
  return Array.from(text.matchAll(PLACE), ([, name = '']) => name.trim());
}

/** The text with what `fill` says instead of each place. */
export function fillPlaces(text: string, fill: (name: string, place: string) => string): string {
  return text.replaceAll(PLACE, (place, name: string) => fill(name.trim(), place));
}
