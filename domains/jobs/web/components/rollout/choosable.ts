import type { PostingLocation } from '../../../contract/rollout-schemas.ts';

/** Returns whether a location has no job yet, or an unpublished one. */
export const isChoosable = ({ post }: PostingLocation): boolean => post === null || post.status === 'DRAFT';
