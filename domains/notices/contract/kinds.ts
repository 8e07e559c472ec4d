import type { Permission } from '@hearth/kit/permissions';

/**
 * How pressing a notice is. `URGENT` comes at once, whatever the hour. `SCHEDULE` is about somebody's own working time. `WORK` is
 * everything else that comes with a job.
 */
export type Urgency = 'URGENT' | 'SCHEDULE' | 'WORK';

/** The mail options of a kind of notice. `HOURLY` and `DAILY` gather what is new in one mail. */
export const MAIL_CHOICES = ['AT_ONCE', 'HOURLY', 'DAILY', 'OFF'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

interface EveryKind {
  readonly urgency: Urgency;
  /**
   * For whoever has chosen nothing. `LETTER`: the domain writes a letter of its own, such as one with a link that opens without
   * signing in; nothing is chosen here.
   */
  readonly mail: MailChoice | 'LETTER';
  /** Whether it is shown on devices, for whoever has chosen nothing. When absent: unless it is only about work. */
  readonly push?: boolean;
}

/** Who gets such notices: it says which of them the settings show to whom. */
type KindDescription = EveryKind &
  (
    | { readonly audience: 'STAFF' | 'CANDIDATES' | 'EVERYBODY' }
    | {
        readonly audience: 'MANAGERS';
        /**
         * What its receivers must still hold at its place to be sent it, and to see it. `NONE`: it is about what they did or were asked
         * themselves, which remains theirs.
         */
        readonly needs: readonly Permission[] | 'NONE';
      }
  );

/** What somebody holds together who checks whether people may work. */
const RIGHT_TO_WORK = ['MANAGE_TEAM', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION'] as const;

/** Everything that people are notified of. A new kind is added here, and gets its name in the settings' phrases. */
export const NOTICE_KINDS = {
  'schedule.published': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffDecided': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.timeOffRequested': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS', needs: ['DECIDE_TIME_OFF'] },
  'schedule.consentAsked': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.consentAnswered': {
    urgency: 'WORK',
    mail: 'AT_ONCE',
    push: true,
    audience: 'MANAGERS',
    needs: ['PUBLISH_SCHEDULE'],
  },
  'schedule.absence': { urgency: 'URGENT', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['DECIDE_TIME_OFF'] },
  'schedule.availabilityDecided': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'schedule.availabilityRequested': {
    urgency: 'WORK',
    mail: 'DAILY',
    audience: 'MANAGERS',
    needs: ['DECIDE_TIME_OFF'],
  },
  'leave.balanceChanged': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'clock.corrected': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'clock.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['PUBLISH_SCHEDULE'] },
  'clock.late': { urgency: 'URGENT', mail: 'OFF', push: true, audience: 'MANAGERS', needs: ['PUBLISH_SCHEDULE'] },
  'clock.dayChanged': { urgency: 'URGENT', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'clock.message': { urgency: 'URGENT', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'clock.breakDue': { urgency: 'URGENT', mail: 'OFF', push: true, audience: 'STAFF' },
  'clock.tablet': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['PUBLISH_SCHEDULE'] },
  'clock.injury': { urgency: 'URGENT', mail: 'AT_ONCE', push: true, audience: 'MANAGERS', needs: ['EDIT_SCHEDULE'] },
  'clock.pin': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'STAFF' },
  'timesheets.decided': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'timesheets.submitted': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS', needs: ['PUBLISH_SCHEDULE'] },
  'timesheets.tips': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'team.employmentChanged': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'deals.offered': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'deals.released': { urgency: 'SCHEDULE', mail: 'DAILY', push: false, audience: 'STAFF' },
  'deals.taken': { urgency: 'SCHEDULE', mail: 'HOURLY', audience: 'STAFF' },
  'deals.decided': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'deals.bid': { urgency: 'SCHEDULE', mail: 'AT_ONCE', audience: 'STAFF' },
  'deals.ended': { urgency: 'SCHEDULE', mail: 'HOURLY', audience: 'STAFF' },
  'deals.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['PUBLISH_SCHEDULE'] },
  'qualifications.expiring': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'qualifications.decided': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'qualifications.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'documents.asked': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'documents.expiring': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'documents.decided': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'documents.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'documents.bundle': { urgency: 'WORK', mail: 'OFF', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'documents.summary': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'eligibility.asked': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'eligibility.decided': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'eligibility.expiring': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'eligibility.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: RIGHT_TO_WORK },
  'eligibility.due': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: RIGHT_TO_WORK },
  'onboarding.assigned': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'onboarding.due': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'onboarding.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'onboarding.late': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'onboarding.ready': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'signatures.asked': { urgency: 'WORK', mail: 'AT_ONCE', push: true, audience: 'STAFF' },
  'signatures.waiting': { urgency: 'WORK', mail: 'HOURLY', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'signatures.ended': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS', needs: ['VIEW_TEAM'] },
  'qualifications.summary': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_TEAM'] },
  'hiring.applicationReceived': {
    urgency: 'WORK',
    mail: 'DAILY',
    audience: 'MANAGERS',
    needs: ['MANAGE_APPLICATIONS'],
  },
  'hiring.messageReceived': { urgency: 'WORK', mail: 'DAILY', audience: 'MANAGERS', needs: ['VIEW_MESSAGES'] },
  'hiring.mentioned': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['VIEW_MESSAGES'] },
  'hiring.interviewChanged': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['VIEW_APPLICATIONS'] },
  'hiring.candidateLate': { urgency: 'URGENT', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['VIEW_APPLICATIONS'] },
  'hiring.scorecardDue': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['VIEW_APPLICATIONS'] },
  'hiring.offerAnswered': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['HIRE'] },
  'hiring.joined': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['VIEW_APPLICATIONS'] },
  'approvals.requested': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'approvals.decided': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'team.invitationAccepted': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'webhooks.changed': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_ACCESS'] },
  'webhooks.paused': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_ACCESS'] },
  'imports.ended': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'exports.ended': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'tokens.created': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: ['MANAGE_ACCESS'] },
  'tokens.revoked': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'MANAGERS', needs: 'NONE' },
  'team.roleGiven': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'EVERYBODY' },
  'news.published': { urgency: 'WORK', mail: 'AT_ONCE', audience: 'STAFF' },
  'candidate.applicationSent': { urgency: 'WORK', mail: 'LETTER', audience: 'CANDIDATES' },
  'candidate.interviewChanged': { urgency: 'WORK', mail: 'LETTER', audience: 'CANDIDATES' },
  'candidate.offerChanged': { urgency: 'WORK', mail: 'LETTER', audience: 'CANDIDATES' },
  'candidate.hired': { urgency: 'WORK', mail: 'LETTER', audience: 'CANDIDATES' },
  'account.test': { urgency: 'URGENT', mail: 'AT_ONCE', audience: 'EVERYBODY' },
} as const satisfies Readonly<Record<string, KindDescription>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const KINDS = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** The kinds whose mail is always the same: a test is always sent, and a letter goes as its domain says. */
type Fixed = {
  readonly [Kind in NoticeKind]: (typeof NOTICE_KINDS)[Kind]['mail'] extends 'LETTER' ? Kind : never;
}[NoticeKind];
export type ChosenKind = Exclude<NoticeKind, Fixed | 'account.test'>;

/** Whether people choose how mail of a kind comes. */
export function isChosen(kind: NoticeKind): kind is ChosenKind {
  return kind !== 'account.test' && NOTICE_KINDS[kind].mail !== 'LETTER';
}

/** The kinds whose mail can be chosen. */
export const CHOSEN_KINDS = KINDS.filter(isChosen);

/** Whether notices of a kind are shown on the devices of somebody who has chosen nothing. */
export function isUsuallyPushed(kind: NoticeKind): boolean {
  const { urgency, push }: KindDescription = NOTICE_KINDS[kind];
  return push ?? urgency !== 'WORK';
}

/** What receivers of a kind must hold at the place of a notice, unless the notice names more itself. */
export function neededFor(kind: NoticeKind): readonly Permission[] {
  const described: KindDescription = NOTICE_KINDS[kind];
  return described.audience === 'MANAGERS' && described.needs !== 'NONE' ? described.needs : [];
}
