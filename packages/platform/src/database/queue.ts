import type { PGlite } from '@electric-sql/pglite';

/** How the job queue reaches the same database: it manages its own statements, outside the scopes. */
export type QueueConnection = { readonly pglite: PGlite } | { readonly url: string };
