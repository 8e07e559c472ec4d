import { isChosen, NOTICE_KINDS } from '../contract/kinds.ts';
import type { NoticeKind } from '../contract/kinds.ts';
import type { NoticeSettings } from '../contract/schemas.ts';
import { afterQuietHours, nextDigest } from './quiet-hours.ts';

/** Why somebody gets no mail. `UNPROVEN`: the address is not confirmed, or mail to it comes back. */
export type MailSkipReason = 'OFF' | 'NO_ADDRESS' | 'UNPROVEN';

/** From when on a notice goes out by a channel, and whether quiet hours put it off. */
export interface Due {
  readonly notBefore: Date;
  readonly held: 'QUIET' | null;
}

/** What becomes of the mail about a notice: when it goes out, or why it does not. */
export type MailPlan = Due | { readonly skipped: MailSkipReason };

/** What is known of a receiver. */
export interface Receiver {
  readonly settings: NoticeSettings;
  readonly address: 'PROVEN' | 'UNPROVEN' | 'NONE';
}

/** Plans the mail about a notice. What is urgent goes out at once; everything else keeps the receiver's quiet hours. */
export function planMail(kind: NoticeKind, { settings, address }: Receiver, now: Date): MailPlan {
  const { urgency, mail: usual } = NOTICE_KINDS[kind];
  const choice = (isChosen(kind) ? settings.mail[kind] : undefined) ?? usual;
  if (choice === 'OFF' || choice === 'LETTER') return { skipped: 'OFF' };
  if (address !== 'PROVEN') return { skipped: address === 'NONE' ? 'NO_ADDRESS' : 'UNPROVEN' };
  if (urgency === 'URGENT') return { notBefore: now, held: null };
  return keepQuiet(choice === 'AT_ONCE' ? now : nextDigest(now, choice, settings.time_zone), settings);
}

/** Puts something off until the receiver's quiet hours are over. */
export function keepQuiet(due: Date, { quiet, time_zone: zone }: Pick<NoticeSettings, 'quiet' | 'time_zone'>): Due {
  const notBefore = afterQuietHours(due, quiet, zone);
  return { notBefore, held: notBefore > due ? 'QUIET' : null };
}
