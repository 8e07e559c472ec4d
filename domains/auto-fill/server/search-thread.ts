import { BoundedWork } from '@hearth/platform/bounded/bounded-work';
import type { describeWeek } from '../rules/week/describe-week.ts';
import type { searchStretch } from './search-stretch.ts';

/** One search at a time on a server: the other core answers everybody else. */
const BOUNDS = { deadlineMs: 60_000, memoryMegabytes: 768, atOnce: 1, waiting: 50 };

/** A stretch of a search, in a thread of its own. */
export const searching = new BoundedWork<typeof searchStretch>(
  new URL('./search-stretch.ts', import.meta.url),
  'searchStretch',
  BOUNDS,
);
/** What a search came to, worked out in a thread of its own. */
export const describing = new BoundedWork<typeof describeWeek>(
  new URL('../rules/week/describe-week.ts', import.meta.url),
  'describeWeek',
  BOUNDS,
);
