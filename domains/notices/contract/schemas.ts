import { instant, integer, localTime, pattern, timeZone, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { CHOSEN_KINDS, MAIL_CHOICES } from './kinds.ts';

/** By what a notice reaches somebody beside the product itself. */
export const CHANNELS = ['MAIL', 'PUSH'] as const;

/** Why a notice did not go out by a channel. */
export const NOT_SENT = [
  'OFF',
  'NO_ADDRESS',
  'UNPROVEN',
  'READ',
  'REPLACED',
  'NO_ACCESS',
  'DEVICE_GONE',
  'REFUSED',
  'UNREACHABLE',
  'RETURNED',
] as const;

/** A browser as its owner recognises it; null for what it did not say. */
const device = { browser: z.string().nullable(), system: z.string().nullable() };

/** A line of the delivery log: what became of a notice on one channel, and for push on one device. */
export const delivery = z.strictObject({
  channel: z.enum(CHANNELS),
  device: z.strictObject(device).nullable(),
  state: z.enum(['WAITING', 'SENT', 'SKIPPED', 'FAILED']),
  reason: z.enum(NOT_SENT).nullable(),
  /** What puts it off: the receiver's quiet hours, or that they are not at work. */
  held: z.enum(['QUIET', 'OFF_CLOCK']).nullable(),
  /** When it came to this; of what waits, when it goes out. */
  at: instant,
});
export type Delivery = z.infer<typeof delivery>;

/** One notice, in the words of the language that its receiver read the product in when it came. */
export const notice = z.strictObject({
  id: uuid,
  // A text, since another version may know more kinds.
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** The page that it leads to: a path of the product. */
  link: z.string(),
  at: instant,
  read: z.boolean(),
  sent: z.array(delivery),
});
export type Notice = z.infer<typeof notice>;

/** How somebody is notified. Of kinds without a choice of their own, what is usual holds. */
export const noticeSettings = z.strictObject({
  mail: z.partialRecord(z.enum(CHOSEN_KINDS), z.enum(MAIL_CHOICES)),
  /** What is shown on their devices. */
  push: z.partialRecord(z.enum(CHOSEN_KINDS), z.boolean()),
  /** Whether devices say only that there is something new, for whoever looks at a locked screen. */
  hides_text: z.boolean(),
  /** No mail and nothing on devices between these times of the day; null for always. The later one may be the earlier hour: then they hold overnight. */
  quiet: z.strictObject({ from: localTime, until: localTime }).nullable(),
  /** The zone of the quiet hours and of the daily summary. */
  time_zone: timeZone,
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

const SUBSCRIPTION_KEY = 'must be a key of a push subscription';

/** What a browser says of its subscription to push (`PushSubscription.toJSON`). */
export const pushSubscription = z.strictObject({
  endpoint: url(1000, { protocol: /^https?$/ }),
  /** A point on the curve P-256, uncompressed, and a secret of sixteen bytes (RFC 8291). */
  keys: z.strictObject({
    p256dh: pattern(87, /^[\w-]{87}$/, SUBSCRIPTION_KEY),
    auth: pattern(22, /^[\w-]{22}$/, SUBSCRIPTION_KEY),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;

/** A browser that shows its owner's notices. */
export const noticeDevice = z.strictObject({
  id: uuid,
  ...device,
  /** The SHA-256 of its address at the push service, in hexadecimal figures. */
  fingerprint: z.string(),
  added_at: instant,
  used_at: instant.nullable(),
});
export type NoticeDevice = z.infer<typeof noticeDevice>;

/** What a group decides for those who work there. */
export const noticePolicy = z.strictObject({
  /** Their devices never show what a notice of the group says. */
  hides_text: z.boolean(),
  /** Whoever is paid by the hour gets news of work by email and on devices around their shifts only. */
  holds_off_clock: z.boolean(),
  /** How long before and after a shift that begins and ends. */
  margin_minutes: integer(0, 240),
});
export type NoticePolicy = z.infer<typeof noticePolicy>;
