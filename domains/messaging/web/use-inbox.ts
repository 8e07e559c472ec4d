import { usePerson } from '@hearth/client/person';
import { useCall, useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { listCandidateConversations, listEmployerConversations } from '@hearth/domains/messaging/contract';
import { useMemo } from 'react';
import { listMyStaffConversations, listStaffConversations } from '../contract/staff-endpoints.ts';
import { STAFF_MESSAGES_READ, STAFF_MESSAGE_SENT } from '../contract/staff-events.ts';
import type { StaffPlace } from '../contract/staff-schemas.ts';
import type { InboxView } from '../contract/views.ts';
import { applicationLine, mergeLines, staffLine } from './inbox-lines.ts';
import type { InboxLine } from './inbox-lines.ts';
import { CONVERSATION_READS } from './use-refresh.ts';
import { MESSAGES_READ, MESSAGE_SENT } from '../contract/events.ts';
import { APPLICATION_RECEIVED, STAGE_CHANGED } from '@hearth/domains/applications/events';

const STEP = '30';
const CHANGES = [
  MESSAGE_SENT,
  MESSAGES_READ,
  STAFF_MESSAGE_SENT,
  STAFF_MESSAGES_READ,
  APPLICATION_RECEIVED,
  STAGE_CHANGED,
];
const NONE: readonly StaffPlace[] = [];

/** Filter of the list of conversations. */
export interface InboxFilter {
  readonly text: string;
  readonly unreadOnly: boolean;
  /** A part of the house's inbox; empty for what waits. */
  readonly view?: InboxView | '';
}

const nextOf = (answer: { readonly next_cursor: string | null }): string | null => answer.next_cursor;

/** The conversations of the reader, latest message first, kept right by events: the brand's in view, or their own. */
export function useInbox(filter: InboxFilter) {
  const { user } = usePerson();
  const employer = user.user_employer === true;
  const applications = useApplicationLines(filter, employer);
  const house = useStaffLines(filter, employer);
  const own = useOwnStaff(filter, employer);
  useReadAgainOn(CHANGES, CONVERSATION_READS);
  const { inbox } = applications;
  const staff = house.inbox;
  const lines = useMemo((): readonly InboxLine[] | undefined => {
    if (applications.lines === undefined) return undefined;
    return mergeLines([
      { lines: applications.lines, hasMore: inbox.hasNextPage },
      { lines: house.lines, hasMore: house.hasMore },
      { lines: own.lines, hasMore: false },
    ]);
  }, [applications.lines, house.lines, own.lines, inbox.hasNextPage, house.hasMore]);
  const hasMore = inbox.hasNextPage || house.hasMore;
  const isFetching = inbox.isFetching || staff.isFetching;
  return {
    employer,
    inbox,
    lines,
    /** Where the reader works, and can begin a conversation with the managers. */
    places: own.places,
    loading: inbox.isFetchingNextPage || staff.isFetchingNextPage,
    more:
      hasMore && !isFetching
        ? (): void => {
            if (inbox.hasNextPage) void inbox.fetchNextPage();
            if (house.hasMore) void staff.fetchNextPage();
          }
        : undefined,
  };
}

/** The conversations of applications: the brand's, or the reader's own as a candidate. */
function useApplicationLines({ text, unreadOnly, view = '' }: InboxFilter, employer: boolean) {
  const { brand } = usePerson();
  const unread = unreadOnly ? { unread_only: 'true' } : {};
  const ofEmployer = useCursorPages(
    listEmployerConversations,
    {
      query: {
        brand: brand?.id ?? '',
        limit: STEP,
        ...unread,
        ...(view && { view }),
        ...(text === '' ? {} : { q: text }),
      },
    },
    { enabled: employer && brand !== null, keepPrevious: true, nextOf },
  );
  const ofMember = useCursorPages(
    listCandidateConversations,
    { query: { limit: STEP, ...unread } },
    { enabled: !employer, keepPrevious: true, nextOf },
  );
  const inbox = employer ? ofEmployer : ofMember;
  const { data } = inbox;
  const lines = useMemo(
    () => data?.pages.flatMap((page) => page.applications).map((one) => applicationLine(one, employer)),
    [data, employer],
  );
  return { inbox, lines };
}

/** What staff of the brand in view wrote. It is nobody's to assign, to snooze or to archive: in those views there is none. */
function useStaffLines({ text, unreadOnly, view = '' }: InboxFilter, employer: boolean) {
  const { brand } = usePerson();
  const enabled = employer && brand !== null && view === '';
  const query = { limit: STEP, ...(unreadOnly && { unread_only: 'true' }), ...(text === '' ? {} : { q: text }) };
  const inbox = useCursorPages(
    listStaffConversations,
    { params: { id: brand?.id ?? '' }, query },
    { enabled, keepPrevious: true, nextOf },
  );
  const pages = enabled ? inbox.data?.pages : undefined;
  const lines = useMemo(
    () => (pages ?? []).flatMap((page) => page.conversations).map((one) => staffLine(one, true)),
    [pages],
  );
  return { inbox, lines, hasMore: enabled && inbox.hasNextPage };
}

/** The reader's own conversations with the managers of where they work. */
function useOwnStaff({ unreadOnly }: InboxFilter, employer: boolean) {
  const { data } = useCall(listMyStaffConversations, {}, { enabled: !employer, keepPrevious: true });
  const lines = useMemo(
    () =>
      (data?.conversations ?? []).filter(({ unread }) => !unreadOnly || unread > 0).map((one) => staffLine(one, false)),
    [data, unreadOnly],
  );
  const places = useMemo(() => {
    const begun = new Set(data?.conversations.map(({ location_id: id }) => id));
    return data?.places.filter(({ location_id: id }) => !begun.has(id)) ?? NONE;
  }, [data]);
  return { lines, places };
}
