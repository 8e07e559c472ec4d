/** Why somebody may be asked again. */
export const POOL_REASONS = ['RUNNER_UP', 'NO_OPENING', 'LATER', 'SEASON', 'OTHER'] as const;
export type PoolReason = (typeof POOL_REASONS)[number];

/** In which order the pool is shown: who was added last, who was longest without a word, by name. */
export const POOL_ORDERS = ['added', 'contact', 'name'] as const;
export type PoolOrder = (typeof POOL_ORDERS)[number];

/** What the career page of a mailed link shows. */
export const LINK_STEPS = ['asked', 'stayed', 'left', 'over'] as const;
export type LinkStep = (typeof LINK_STEPS)[number];
