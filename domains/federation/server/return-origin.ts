import type { Config } from '@hearth/platform/config';
import type { RequestFacts } from '@hearth/platform/module';

/** The page's origin that the end is told to: one of the application's, or the very host of a trial; else the public address. */
export function returnOrigin(config: Config, request: RequestFacts, wanted: string | undefined): string {
  const origin = wanted === undefined ? undefined : URL.parse(wanted)?.origin;
  if (origin === undefined) return config.publicUrl;
  if (config.appOrigins.includes(origin)) return origin;
  const isSeparate = config.authUrl !== config.publicUrl;
  return !isSeparate && URL.parse(origin)?.host === request.headers['host'] ? origin : config.publicUrl;
}
