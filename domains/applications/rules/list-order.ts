/** What a list of applications can be put in order by. */
export const LIST_ORDERS = ['applied', 'entered', 'waiting', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The way round that each order begins with: the newest, who stands longest where they stand, who waits longest, by the alphabet. */
export const FIRST_DIRECTION: Readonly<Record<ListOrder, 'ascending' | 'descending'>> = {
  applied: 'descending',
  entered: 'ascending',
  waiting: 'ascending',
  name: 'ascending',
};
