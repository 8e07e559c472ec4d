import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, pattern } from '@hearth/kit/schema';
import { z } from 'zod';

const service = 'scheduling';

export const getMyCalendarFeed = endpoint({
  id: 'scheduling.getMyCalendarFeed',
  method: 'GET',
  path: '/v1/my/calendar_feed',
  service,
  summary:
    'Returns whether the signed-in person has a calendar link, and since when. The link itself is shown only once.',
  access: signedIn(),
  whileActing: 'allowed',
  answer: z.strictObject({ created_at: instant.nullable(), last_read_at: instant.nullable() }),
});

export const createMyCalendarFeed = endpoint({
  id: 'scheduling.createMyCalendarFeed',
  method: 'POST',
  path: '/v1/my/calendar_feed',
  service,
  summary: 'Creates a new secret calendar link; an older one stops working.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ path: z.string(), created_at: instant }),
  changes: () => [getMyCalendarFeed],
});

export const revokeMyCalendarFeed = endpoint({
  id: 'scheduling.revokeMyCalendarFeed',
  method: 'DELETE',
  path: '/v1/my/calendar_feed',
  service,
  summary: 'Deletes the calendar link.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ revoked: z.boolean() }),
  changes: () => [getMyCalendarFeed],
});

export const readCalendarFeed = endpoint({
  id: 'scheduling.readCalendarFeed',
  weight: 'search',
  method: 'GET',
  path: '/ical/{feed}',
  service,
  summary: 'Returns the published shifts behind a secret link, for calendar programs.',
  access: anyone(),
  params: z.object({ feed: pattern(47, /^[A-Za-z0-9_-]{43}\.ics$/) }),
  answers: 'raw',
  transaction: 'write',
});
