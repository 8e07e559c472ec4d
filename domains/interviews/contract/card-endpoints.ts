import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { instant, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { cardContent, cardDraft, cards } from './card-schemas.ts';
import { CARD_CHANGED, CARD_NOT_ASKED, CARD_NOT_COMPLETE, CARD_NOT_SENT, CARD_SENT } from './failures.ts';
import { listInterviews, listInterviewsOf } from './endpoints.ts';

const service = 'interview';
// Whoever sits on a panel can see the application; what is asked of them needs no other right.
const access = brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING });
const params = z.object({ id: uuid, interview_id: uuid });
// A judgement of a person is nobody else's to write or to read in somebody's name.
const whileActing = 'refused';

export const readCards = endpoint({
  id: 'interviews.readCards',
  method: 'GET',
  path: '/v1/brands/{id}/interviews/{interview_id}/cards',
  service,
  summary:
    'Lists the scorecards of an interview: the caller’s own, and others’ once the caller has sent theirs. People who weren’t on the panel see them once all are sent or overdue.',
  access,
  whileActing,
  params,
  answer: cards,
});

export const keepCard = endpoint({
  id: 'interviews.keepCard',
  method: 'PUT',
  path: '/v1/brands/{id}/interviews/{interview_id}/cards/draft',
  service,
  summary: 'Saves a draft of the caller’s scorecard, or of a change to it. No one else can see it.',
  access,
  whileActing,
  params,
  body: z.strictObject({ draft: cardDraft }),
  answer: z.object({ kept_at: instant }),
  failures: { CARD_NOT_ASKED },
});

export const sendCard = endpoint({
  id: 'interviews.sendCard',
  method: 'POST',
  path: '/v1/brands/{id}/interviews/{interview_id}/cards',
  service,
  summary: 'Submits the caller’s scorecard, once. After that they can see the others’.',
  access,
  whileActing,
  params,
  body: z.strictObject({ content: cardContent }),
  answer: cards,
  changes: () => [listInterviews, listInterviewsOf],
  failures: { CARD_NOT_ASKED, CARD_SENT, CARD_NOT_COMPLETE },
});

export const changeCard = endpoint({
  id: 'interviews.changeCard',
  method: 'PUT',
  path: '/v1/brands/{id}/interviews/{interview_id}/cards',
  service,
  summary: 'Changes the caller’s submitted scorecard, with a reason. The earlier version is kept and shown.',
  access,
  whileActing,
  params,
  body: z.strictObject({ content: cardContent, reason: text(300), version: rowVersion }),
  answer: cards,
  changes: () => [listInterviews, listInterviewsOf],
  failures: { CARD_NOT_ASKED, CARD_NOT_SENT, CARD_NOT_COMPLETE, CARD_CHANGED },
});
