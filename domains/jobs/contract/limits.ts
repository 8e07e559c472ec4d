/** The most locations that one call posts a job at; more take several short calls. */
export const MAX_LOCATIONS_PER_CALL = 50;
/** The most other locations of a job that its public page and its form offer, nearest first. */
export const MAX_FURTHER_LOCATIONS = 30;
