import { contribute } from '@hearth/client/slots';
import type { Contribution } from '@hearth/client/slots';
import { QUESTION_POSTS } from '@hearth/domains/job-library/slots';

/** What this domain adds to the pages of others. */
export const contributions: readonly Contribution[] = [
  contribute(QUESTION_POSTS, { load: async () => (await import('./components/asking/asking-posts.tsx')).AskingPosts }),
];
