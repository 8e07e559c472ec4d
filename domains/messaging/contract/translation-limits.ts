/** The most messages that one call has translated: two pages of a conversation. */
export const MOST_AT_ONCE = 60;
