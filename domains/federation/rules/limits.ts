/** Lifetime of a sign-in attempt with a provider. */
export const ATTEMPT_MS = 600_000;
/** Tries that one network may start in an hour. */
export const ATTEMPTS_PER_NETWORK = { count: 120, windowMs: 3_600_000 };
/** Codes of locations that a provider may name for one person. */
export const MOST_EXTERNAL_BRANDS = 500;
/** Letters of a provider's metadata: those of the largest providers have 80,000. */
export const LONGEST_METADATA = 100_000;
