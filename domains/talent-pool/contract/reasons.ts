/** Why somebody is in the pool. */
export const POOL_REASONS = ['RUNNER_UP', 'NO_OPENING', 'LATER', 'SEASON', 'OTHER'] as const;
export type PoolReason = (typeof POOL_REASONS)[number];

/** The sort orders of the pool: newest, longest without contact, or by name. */
export const POOL_ORDERS = ['added', 'contact', 'name'] as const;
export type PoolOrder = (typeof POOL_ORDERS)[number];

/** The states of the page behind a mailed link. */
export const LINK_STEPS = ['asked', 'stayed', 'left', 'over'] as const;
export type LinkStep = (typeof LINK_STEPS)[number];
