import type { Config } from '@hearth/platform/config/config';
import type { RequestFacts } from '@hearth/platform/module';
import { isOwnOrigin } from '@hearth/platform/config/served-hosts';

/** The origin that hears the result: one of the application's or a demo name, else the public URL. */
export function resolveReturnOrigin(config: Config, request: RequestFacts, wanted: string | undefined): string {
  const origin = wanted === undefined ? undefined : URL.parse(wanted)?.origin;
  return origin !== undefined && isOwnOrigin(config, origin, request.headers['host']) ? origin : config.publicUrl;
}
