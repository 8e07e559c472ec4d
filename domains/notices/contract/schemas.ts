import { instant, localTime, timeZone, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { CHOSEN_KINDS, MAIL_CHOICES } from './kinds.ts';

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
});
export type Notice = z.infer<typeof notice>;

/** The digest frequencies. */
export const DIGESTS = ['HOURLY', 'DAILY'] as const;

/** The notice settings of a person. */
export const noticeSettings = z.strictObject({
  /** Only kinds with a choice of their own; the others come as usual. */
  mail: z.partialRecord(z.enum(CHOSEN_KINDS), z.enum(MAIL_CHOICES)),
  digest: z.enum(DIGESTS),
  /** No mail between these times of the day; null for always. The later one may be the earlier hour: then they hold overnight. */
  quiet: z.strictObject({ from: localTime, until: localTime }).nullable(),
  /** The zone of the quiet hours and of the daily digest. */
  time_zone: timeZone,
});
export type NoticeSettings = z.infer<typeof noticeSettings>;
