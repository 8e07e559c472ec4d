/** A place found by a search, with the specification's field names. */
export type FoundPlace = {
  place_id: string;
  structured_formatting: { main_text: string; secondary_text: string };
};

/** The value of a place field: a found place, or free text. */
export type PlaceValue = { kind: 'found'; place: FoundPlace } | { kind: 'custom'; text: string };

/** Finds places by a part of their name or address; establishments only. */
export type PlaceSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;

/** An option of a place field. */
export type PlaceOption = { id: string; label: string; note?: string | undefined; place: PlaceValue };

/** Letters typed before this long has passed are one search. */
export const SEARCH_DELAY_MS = 300;

/** A text shorter than this is not searched for. */
export const SHORTEST_SEARCH = 2;

/** The text of a place in its field. */
export function formatPlace(place: PlaceValue | null): string {
  if (place === null) return '';
  if (place.kind === 'custom') return place.text;
  const { main_text, secondary_text } = place.place.structured_formatting;
  return secondary_text === '' ? main_text : `${main_text}, ${secondary_text}`;
}

/** Tells if a text is worth a search: long enough, and not the chosen place. */
export function shouldSearch(text: string, chosen: PlaceValue | null): boolean {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST_SEARCH && trimmed !== formatPlace(chosen);
}

/** The options: each found place once, then the typed text, unless a place has that name. */
export function buildOptions(
  found: readonly FoundPlace[],
  text: string,
  custom: (text: string) => { label: string; note: string },
): PlaceOption[] {
  const written = text.trim();
  const seen = new Set<string>();
  const places = found.flatMap((place): PlaceOption[] => {
    if (seen.has(place.place_id)) return [];
    seen.add(place.place_id);
    const { main_text, secondary_text } = place.structured_formatting;
    return [
      {
        id: `place:${place.place_id}`,
        label: main_text,
        note: secondary_text === '' ? undefined : secondary_text,
        place: { kind: 'found', place },
      },
    ];
  });
  const same = places.some(({ label }) => label.toLowerCase() === written.toLowerCase());
  if (written === '' || same) return places;
  return [...places, { id: 'custom', ...custom(written), place: { kind: 'custom', text: written } }];
}
