import { siteLink } from '@hearth/domains/career-sites/service';
import type { SyndicatedJob } from '@hearth/domains/career-sites/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import type { Config } from '@hearth/platform/config/config';
import type { FeedFormat } from '../contract/schemas.ts';

/** Returns the public address of a job, with the source that is kept with applications. */
export function jobAddress(config: Config, job: Pick<SyndicatedJob, 'path' | 'own'>, source: string): string {
  return siteLink(config, job.own, FALLBACK_LANGUAGE, job.path, { source });
}

export function feedAddress(config: Config, brandId: string, format: FeedFormat): string {
  return `${config.publicUrl}/feeds/${brandId}/${format}`;
}
