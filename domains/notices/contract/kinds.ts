/**
 * How pressing a notice is. `URGENT` comes at once, whatever the hour. `SCHEDULE` is about somebody's own working time. `WORK` is
 * everything else that comes with a job.
 */
export type Urgency = 'URGENT' | 'SCHEDULE' | 'WORK';

/** The mail options of a kind of notice. */
export const MAIL_CHOICES = ['AT_ONCE', 'DIGEST', 'OFF'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

interface KindDescription {
  readonly urgency: Urgency;
  /** For whoever has chosen nothing. */
  readonly mail: MailChoice;
  /** Who gets such notices: it says which of them the settings show to whom. */
  readonly audience: 'STAFF' | 'MANAGERS' | 'EVERYBODY';
}

/** Everything that people are notified of. A new kind is added here, and gets its name in the settings' phrases. */
export const NOTICE_KINDS = {
  'schedule.published': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffDecided': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffRequested': { urgency: 'WORK', mail: 'DIGEST', audience: 'MANAGERS' },
  'hiring.applicationReceived': { urgency: 'WORK', mail: 'DIGEST', audience: 'MANAGERS' },
  'account.test': { urgency: 'URGENT', mail: 'AT_ONCE', audience: 'EVERYBODY' },
} as const satisfies Readonly<Record<string, KindDescription>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const KINDS = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** The kinds whose mail can be chosen: a test is always sent. */
export const CHOSEN_KINDS = KINDS.filter((kind) => kind !== 'account.test');
