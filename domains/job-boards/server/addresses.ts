import { siteLink } from '@hearth/domains/jobs/service';
import type { ToldJob } from '@hearth/domains/jobs/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import type { Config } from '@hearth/platform/config';
import type { FeedFormat } from '../contract/schemas.ts';

/** Where a job's public page stands, with the name of whoever sends people there: it is kept with their application. */
export function addressOfJob(config: Config, job: Pick<ToldJob, 'path' | 'own'>, source: string): string {
  return siteLink(config, job.own, FALLBACK_LANGUAGE, job.path, { source });
}

export function feedAddress(config: Config, brandId: string, format: FeedFormat): string {
  return `${config.publicUrl}/feeds/${brandId}/${format}`;
}
