import { createHash } from 'node:crypto';

/** What is kept of a draft's token: it opens nothing by itself. */
export function hashDraftToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
