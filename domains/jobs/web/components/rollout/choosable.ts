import type { PostPlace } from '../../../contract/rollout-schemas.ts';

/** Whether somebody can choose a place: it has no post yet, or one that nobody has seen. */
export const isChoosable = ({ post }: PostPlace): boolean => post === null || post.status === 'DRAFT';
