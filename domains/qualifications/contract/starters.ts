/** Ready-made qualifications of hotels, restaurants and bars. Their names are in the phrases of the server. */
export const STARTERS = [
  'food_hygiene',
  'allergens',
  'first_aid',
  'fire_safety',
  'alcohol_service',
  'health_certificate',
  'pool_rescue',
  'barista',
  'cocktails',
  'wine_service',
  'draught_beer',
  'table_service',
  'front_desk',
  'cash_handling',
] as const;
export type Starter = (typeof STARTERS)[number];
