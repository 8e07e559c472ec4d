/** What a search for places finds, as the specification names its parts. */
export type FoundPlace = {
  place_id: string;
  structured_formatting: { main_text: string; secondary_text: string };
};

/** What a field of a place holds: a place that was found, or words of the writer's own. */
export type Place = { kind: 'found'; place: FoundPlace } | { kind: 'custom'; text: string };

/** Finds places by a part of their name or address; establishments only. */
export type PlaceSearch = (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;

/** What is offered for a text. */
export type PlaceOption = { id: string; label: string; note?: string | undefined; place: Place };

/** Letters typed before this long has passed are one search. */
export const SEARCH_DELAY_MS = 300;

/** A text shorter than this is not searched for. */
export const SHORTEST_SEARCH = 2;

/** How a place is written in its field. */
export function placeText(place: Place | null): string {
  if (place === null) return '';
  if (place.kind === 'custom') return place.text;
  const { main_text, secondary_text } = place.place.structured_formatting;
  return secondary_text === '' ? main_text : `${main_text}, ${secondary_text}`;
}

/** Whether a text is worth a search: long enough, and not what is already chosen. */
export function isSearched(text: string, chosen: Place | null): boolean {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST_SEARCH && trimmed !== placeText(chosen);
}

/** What is offered: each place found once, then the text as it was written, unless a place has exactly that name. */
export function placeOptions(
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
