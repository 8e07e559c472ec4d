import type { FoundPlace, PlaceSearch } from '../place-field/places.ts';
import type { Address } from './address.ts';
import { toAddress } from './address.ts';
import type { GoogleMaps, Prediction } from './load-script.ts';
import { loadGoogleMaps } from './load-script.ts';

/** The details of a found place from the maps service. */
export type PlaceDetails = Address & { name: string | null; latitude: number | null; longitude: number | null };

/** Places by the words typed for them, and what is known of one of those. */
export type PlacesService = {
  search: PlaceSearch;
  /** Asks the service for a place that `search` has found. Fails where it did not. */
  details: (placeId: string) => Promise<PlaceDetails>;
};

const KINDS = ['establishment'];
const FIELDS = ['displayName', 'addressComponents', 'location'];

/** Establishments of the maps service, for an installation that has a key of its own. Its script is fetched by the first search. */
export function googlePlaces(key: string, language: string): PlacesService {
  return createPlaces(() => loadGoogleMaps(key, language, () => undefined), language);
}

/** Creates the places service on a script that `load` loads. */
export function createPlaces(load: () => Promise<Pick<GoogleMaps, 'places'>>, language: string): PlacesService {
  const found = new Map<string, Prediction>();
  let session: object | undefined;
  return {
    search: async (text, signal) => {
      const { places } = await load();
      // The service counts the letters of one choice as one question, as long as they name the same session.
      session ??= new places.AutocompleteSessionToken();
      const request = { input: text, includedPrimaryTypes: KINDS, language, sessionToken: session };
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
      signal.throwIfAborted();
      return suggestions.flatMap(({ placePrediction }): FoundPlace[] => {
        if (placePrediction === null) return [];
        found.set(placePrediction.placeId, placePrediction);
        return [toFoundPlace(placePrediction)];
      });
    },
    details: async (placeId) => {
      const prediction = found.get(placeId);
      if (prediction === undefined) throw new Error('The place was not found by this search.');
      session = undefined;
      const place = prediction.toPlace();
      await place.fetchFields({ fields: FIELDS });
      return {
        ...toAddress(place.addressComponents ?? []),
        name: place.displayName ?? null,
        latitude: place.location?.lat() ?? null,
        longitude: place.location?.lng() ?? null,
      };
    },
  };
}

function toFoundPlace({ placeId, mainText, secondaryText }: Prediction): FoundPlace {
  return {
    place_id: placeId,
    structured_formatting: { main_text: mainText?.text ?? '', secondary_text: secondaryText?.text ?? '' },
  };
}
