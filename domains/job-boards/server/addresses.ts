import type { ToldJob } from '@hearth/domains/jobs/service';
import type { Config } from '@hearth/platform/config';
import type { FeedFormat } from '../contract/schemas.ts';

/** Where a job's public page stands, with the name of whoever sends people there: it is kept with their application. */
export function addressOfJob(config: Config, job: Pick<ToldJob, 'path'>, source: string): string {
  return `${config.publicUrl}${job.path}?${new URLSearchParams({ source }).toString()}`;
}

export function feedAddress(config: Config, brandId: string, format: FeedFormat): string {
  return `${config.publicUrl}/feeds/${brandId}/${format}`;
}
