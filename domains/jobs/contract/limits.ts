/** Locations that one call posts a job at; many more go out in several calls, each of which holds nobody up. */
export const MOST_PLACES_AT_ONCE = 50;
