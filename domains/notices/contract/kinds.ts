/**
 * How pressing a notice is. `URGENT` comes at once, whatever the hour. `SCHEDULE` is about somebody's own working time. `WORK` is
 * everything else that comes with a job.
 */
export type Urgency = 'URGENT' | 'SCHEDULE' | 'WORK';

/** The mail options of a kind of notice. `HOURLY` and `DAILY` gather what is new in one mail. */
export const MAIL_CHOICES = ['AT_ONCE', 'HOURLY', 'DAILY', 'OFF'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

interface KindDescription {
  readonly urgency: Urgency;
  /** For whoever has chosen nothing. */
  readonly mail: MailChoice;
  /** Whether it is shown on devices, for whoever has chosen nothing. When absent: unless it is only about work. */
  readonly push?: boolean;
  /** Who gets such notices: it says which of them the settings show to whom. */
  readonly audience: 'STAFF' | 'MANAGERS' | 'EVERYBODY';
}

/** Everything that people are notified of. A new kind is added here, and gets its name in the settings' phrases. */
export const NOTICE_KINDS = {
  'schedule.published': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffDecided': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffRequested': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS' },
  'hiring.applicationReceived': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS' },
  'account.test': { urgency: 'URGENT', mail: 'AT_ONCE', audience: 'EVERYBODY' },
} as const satisfies Readonly<Record<string, KindDescription>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const KINDS = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** The kinds of which it can be chosen where they come: a test is always sent. */
export const CHOSEN_KINDS = KINDS.filter((kind) => kind !== 'account.test');

/** Whether notices of a kind are shown on the devices of somebody who has chosen nothing. */
export function isUsuallyPushed(kind: NoticeKind): boolean {
  const { urgency, push }: KindDescription = NOTICE_KINDS[kind];
  return push ?? urgency !== 'WORK';
}
