import type { Config } from '@hearth/platform/config';
import type { RequestFacts } from '@hearth/platform/module';
import { isOwnOrigin } from '@hearth/platform/served-hosts';

/** The page's origin that the end is told to: one of the application's, or a name of a demonstration; else the public address. */
export function returnOrigin(config: Config, request: RequestFacts, wanted: string | undefined): string {
  const origin = wanted === undefined ? undefined : URL.parse(wanted)?.origin;
  return origin !== undefined && isOwnOrigin(config, origin, request.headers['host']) ? origin : config.publicUrl;
}
