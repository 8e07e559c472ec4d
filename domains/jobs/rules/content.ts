import type { JobChange, JobContent } from '../contract/schemas.ts';

/** What a post says after some of its fields were changed; fields that are not named stay. */
export function withChange(content: JobContent, change: JobChange): JobContent {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...content, ...(Object.fromEntries(named) as Partial<JobContent>) };
}

/** The fields that differ, each with what it was and what it became. */
export function difference(before: JobContent, after: JobContent): Record<string, readonly [unknown, unknown]> {
  const names = Object.keys(after) as (keyof JobContent)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, [before[name], after[name]] as const]),
  );
}
