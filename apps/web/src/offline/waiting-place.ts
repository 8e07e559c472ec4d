/** The element at the top of each page in which calls that wait are shown. */
export const WAITING_PLACE_ID = 'waiting-calls';
