import type { FeedHead, FeedJob, FeedWriter } from './feed.ts';

/** Loads at most `size` jobs after the one of that id. */
export type LoadJobs = (after: string, size: number) => Promise<readonly FeedJob[]>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Streams a feed, loading jobs only as the reader consumes them. */
export async function* writeFeed(
  writer: FeedWriter,
  head: FeedHead,
  next: LoadJobs,
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
