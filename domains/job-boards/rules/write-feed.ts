import type { FeedHead, FeedJob, FeedWriter } from './feed.ts';

/** The jobs after the one of that id, at most `size` of them. */
export type NextJobs = (after: string, size: number) => Promise<readonly FeedJob[]>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Writes a feed piece by piece, and asks for the next jobs only when the last ones were taken. */
export async function* writeFeed(
  writer: FeedWriter,
  head: FeedHead,
  next: NextJobs,
  size: number,
): AsyncGenerator<string> {
  yield writer.head(head);
  for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
    const jobs: readonly FeedJob[] = await next(after, size);
    yield jobs.map((job) => writer.job(job)).join('');
    after = jobs.length < size ? undefined : jobs.at(-1)?.id;
  }
  yield writer.tail;
}
