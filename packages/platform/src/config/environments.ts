import { ENVIRONMENTS, detectEnvironment } from '@hearth/kit/installation/environment';
import type { Environment } from '@hearth/kit/installation/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const key = z.string().min(1).max(500);

/** What differs between environments that one build serves. Nothing of it is a secret: pages may be told. */
const settings = z.strictObject({
  /** Where pages call the gateway, when that is another host than their own. */
  gateway_host: origin.optional(),
  cookie_domain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional(),
  /** Where pictures come from, when that is another host. */
  media_servers: z.array(origin).max(10).optional(),
  card_payment_public_key: key.optional(),
  maps_key: key.optional(),
  captcha_site_key: key.optional(),
  analytics_key: key.optional(),
  job_board_client_id: key.optional(),
  social_app_id: key.optional(),
});
export type EnvironmentSettings = z.infer<typeof settings>;

const byEnvironment = z.partialRecord(z.enum(ENVIRONMENTS), settings);
export type EnvironmentTable = Readonly<Partial<Record<Environment, EnvironmentSettings>>>;

/** Reads `ENVIRONMENTS`: JSON with an entry for each environment that differs, `{"uat": {"maps_key": "…"}}`. */
export function readEnvironments(text: string, context: z.RefinementCtx): EnvironmentTable {
  try {
    return byEnvironment.parse(JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue === undefined ? '' : `: ${issue.path.join('.')} ${issue.message}`;
    context.addIssue({ code: 'custom', message: `must be JSON with settings for each environment${where}` });
    return z.NEVER;
  }
}

/** The environment that a host belongs to here. Hosts of production are those of an installation in production mode. */
export function environmentAt(
  config: { readonly mode: 'demo' | 'production'; readonly appOrigins: readonly string[] },
  host: string,
): Environment {
  const served = config.mode === 'production' ? config.appOrigins.map((address) => new URL(address).hostname) : [];
  return detectEnvironment(host, served);
}
