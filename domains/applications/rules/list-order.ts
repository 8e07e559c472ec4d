/** The orders of a list of applications. */
export const LIST_ORDERS = ['applied', 'entered', 'waiting', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The default direction of each order: newest, longest in stage, longest wait, alphabetical. */
export const DEFAULT_DIRECTION: Readonly<Record<ListOrder, 'ascending' | 'descending'>> = {
  applied: 'descending',
  entered: 'ascending',
  waiting: 'ascending',
  name: 'ascending',
};
