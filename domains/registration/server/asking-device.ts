import { randomBytes } from 'node:crypto';
import { readNamedCookie } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { RequestFacts } from '@hearth/platform/module';
import { EMAIL_CHECKS_PER_DEVICE } from '../rules/limits.ts';

/** Recognises a browser while its address checks are counted; it identifies no person. */
export interface RateLimitDevice {
  readonly secret: string;
  /** For the answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the browser's cookie; without a valid one it counts as new, limited by its network only. One that brings
 * nothing, or what is none of ours, is a new one: its network's budget is what binds it.
 */
export function readRateLimitDevice(config: Config, { headers }: Pick<RequestFacts, 'headers'>): RateLimitDevice {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-hearth_asking' : 'hearth_asking';
  const brought = readNamedCookie(name, headers['cookie']);
  const secret = brought !== undefined && /^[\w-]{22}$/.test(brought) ? brought : randomBytes(16).toString('base64url');
  const life = EMAIL_CHECKS_PER_DEVICE.windowMs / 1000;
  const text = `${name}=${secret}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return { secret, headers: { 'set-cookie': text } };
}
