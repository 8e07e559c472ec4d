/** The most locations that one call posts a job at; more take several short calls. */
export const MAX_LOCATIONS_PER_CALL = 50;
