/** The most other locations of a job that its public page and its form offer, nearest first. */
export const MAX_FURTHER_LOCATIONS = 30;
