import { randomBytes } from 'node:crypto';
import { cookieNamed } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config';
import type { RequestFacts } from '@hearth/platform/module';
import { EMAIL_CHECKS_PER_DEVICE } from '../rules/limits.ts';

/** By which a browser that asks about addresses is known again for as long as it is counted; it says nothing of who sits there. */
export interface AskingDevice {
  readonly secret: string;
  /** For the answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The browser that asks. One that brings nothing, or what is none of ours, is a new one: its network's budget is what binds it. */
export function askingDevice(config: Config, { headers }: Pick<RequestFacts, 'headers'>): AskingDevice {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-hearth_asking' : 'hearth_asking';
  const brought = cookieNamed(name, headers['cookie']);
  const secret = brought !== undefined && /^[\w-]{22}$/.test(brought) ? brought : randomBytes(16).toString('base64url');
  const life = EMAIL_CHECKS_PER_DEVICE.windowMs / 1000;
  const text = `${name}=${secret}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return { secret, headers: { 'set-cookie': text } };
}
