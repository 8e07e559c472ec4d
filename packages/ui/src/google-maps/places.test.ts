import { expect, test } from 'vitest';
import type { GoogleMaps, SuggestionRequest } from './load-script.ts';
import { createPlaces } from './places.ts';

/** A maps service with one café, as the reference of its script describes it; it notes what it is asked. */
function service() {
  const asked: (SuggestionRequest | readonly string[])[] = [];
  let tokens = 0;
  const place = {
    displayName: 'Café Aurora',
    addressComponents: [
      { longText: 'Rua Garrett', shortText: 'R. Garrett', types: ['route'] },
      { longText: 'Portugal', shortText: 'PT', types: ['country'] },
    ],
    location: { lat: () => 38.71, lng: () => -9.14 },
    fetchFields: async ({ fields }: { fields: readonly string[] }) => void asked.push(fields),
  };
  const placePrediction = {
    placeId: 'p1',
    mainText: { text: 'Café Aurora' },
    secondaryText: null,
    toPlace: () => place,
  };
  const places: GoogleMaps['places'] = {
    AutocompleteSessionToken: class {
      readonly number = (tokens += 1);
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request) => {
        asked.push(request);
        return { suggestions: [{ placePrediction }, { placePrediction: null }] };
      },
    },
  };
  return { asked, maps: createPlaces(async () => ({ places }), 'pt') };
}
const signal = new AbortController().signal;

test('establishments are asked for, in the reader’s language, and come in the parts that the specification names', async () => {
  const { asked, maps } = service();
  expect(await maps.search('aurora', signal)).toEqual([
    { place_id: 'p1', structured_formatting: { main_text: 'Café Aurora', secondary_text: '' } },
  ]);
  expect(asked).toEqual([
    { input: 'aurora', includedPrimaryTypes: ['establishment'], language: 'pt', sessionToken: { number: 1 } },
  ]);
});

test('a chosen place fills the fields of an address', async () => {
  const { maps } = service();
  await maps.search('aurora', signal);
  expect(await maps.details('p1')).toEqual({
    name: 'Café Aurora',
    street: 'Rua Garrett',
    postcode: null,
    city: null,
    region: null,
    country: 'PT',
    latitude: 38.71,
    longitude: -9.14,
  });
});

test('the letters of one choice are one session, the next choice another', async () => {
  const { asked, maps } = service();
  await maps.search('a', signal);
  await maps.search('au', signal);
  await maps.details('p1');
  await maps.search('b', signal);
  const sessions = asked.flatMap((request) => ('sessionToken' in request ? [request.sessionToken] : []));
  expect(sessions).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }]);
});

test('an answer that nobody waits for any more is given up, and a place that was not found is not asked for', async () => {
  const { maps } = service();
  const given = AbortSignal.abort();
  await expect(maps.search('aurora', given)).rejects.toThrow();
  await expect(maps.details('p1')).rejects.toThrow('not found');
});
