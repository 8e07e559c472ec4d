/** Locations that one call posts a job at; many more go out in several calls, each of which holds nobody up. */
export const MOST_PLACES_AT_ONCE = 50;
/** Further places of one job that its public page names, the nearest ones; as many can be applied for in one form. */
export const MOST_FURTHER_PLACES = 30;
