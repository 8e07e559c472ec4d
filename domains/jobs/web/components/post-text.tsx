import { lazy } from 'react';

/** What an employer wrote of a post. It comes when somebody reads it: few pages that know posts show their text. */
export const PostText = lazy(async () => ({ default: (await import('./description.tsx')).Description }));
