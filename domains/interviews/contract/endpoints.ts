import { getApplication, getPipeline, listApplications, listStage } from '@hearth/domains/applications/contract';
import { HIRING } from '@hearth/kit/constants';
import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, localDate, rowVersion, string, uuid } from '@hearth/kit/schema';
import { house } from '@hearth/domains/core/schemas';
import { z } from 'zod';
import {
  APPLICATION_NOT_OPEN,
  INTERVIEW_LINK_NOT_VALID,
  INTERVIEW_OVER,
  KIT_CHANGED,
  NOT_HELD_YET,
  PANEL_NOT_ALLOWED,
  SLOT_TAKEN,
} from './failures.ts';
import { interview, kit, kitContent, ownInterview, ownTimes, person, slot } from './schemas.ts';

const service = 'interview';
const viewer = brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_APPLICATIONS', { orBelow: true, services: HIRING });
/** What shows where an application stands. */
const boardReads = () => [getPipeline, listStage, listApplications, getApplication];
const inBrand = z.object({ id: uuid });
const inInterview = z.object({ id: uuid, interview_id: uuid });
/** What the link of a mail carries behind its `#`. */
const link = string(200).min(20);
const opened = z.strictObject({
  interview: ownInterview,
  /** Whose interview it is. */
  house,
  slots: z.array(slot),
  /** Whether several people hold interviews of this kind, each alone. */
  has_other_hosts: z.boolean(),
  /** The booked time as a calendar file; empty while nothing is booked. */
  calendar: z.string(),
});

export const listKits = endpoint({
  id: 'interviews.listKits',
  method: 'GET',
  path: '/v1/brands/{id}/interview_kits',
  service,
  summary: 'Lists the interview kits at or below a brand: kinds, panels, rooms, hours and focus questions.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  answer: z.object({ kits: z.array(kit) }),
});

export const addKit = endpoint({
  id: 'interviews.addKit',
  method: 'POST',
  path: '/v1/brands/{id}/interview_kits',
  service,
  summary: 'Creates an interview kit at a location.',
  access: brand('id', 'MANAGE_APPLICATIONS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  body: kitContent,
  answer: kit,
  changes: () => [listKits, listInterviewsOf],
  failures: { PANEL_NOT_ALLOWED },
});

export const changeKit = endpoint({
  id: 'interviews.changeKit',
  method: 'PUT',
  path: '/v1/brands/{id}/interview_kits/{kit_id}',
  service,
  summary: 'Changes an interview kit. Booked interviews keep their time.',
  access: editor,
  whileActing: 'allowed',
  params: z.object({ id: uuid, kit_id: uuid }),
  body: z.strictObject({ content: kitContent, version: rowVersion }),
  answer: kit,
  changes: () => [listKits, listInterviewsOf],
  failures: { PANEL_NOT_ALLOWED, KIT_CHANGED },
});

export const putKitAway = endpoint({
  id: 'interviews.putKitAway',
  method: 'DELETE',
  path: '/v1/brands/{id}/interview_kits/{kit_id}',
  service,
  summary: 'Archives an interview kit: no one can be invited with it. Booked interviews stay.',
  access: editor,
  whileActing: 'allowed',
  params: z.object({ id: uuid, kit_id: uuid }),
  answer: z.object({ away: z.literal(true) }),
  changes: () => [listKits, listInterviewsOf],
});

export const listPanelists = endpoint({
  id: 'interviews.listPanelists',
  method: 'GET',
  path: '/v1/brands/{id}/interview_panelists',
  service,
  summary: 'Lists the people who can be on a panel: those who can see applications at this brand.',
  access: brand('id', 'MANAGE_APPLICATIONS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  answer: z.object({ people: z.array(person) }),
});

export const invite = endpoint({
  id: 'interviews.invite',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/interviews',
  service,
  summary:
    'Invites a candidate to book an interview slot, with or without a kit, and moves the application along. Repeated, it sends a new link.',
  access: editor,
  whileActing: 'allowed',
  params: z.object({ id: uuid, application_id: uuid }),
  body: z.union([z.strictObject({ kit_id: uuid }), z.strictObject({ own: ownTimes })]),
  answer: z.strictObject({
    interview,
    /** Whether the application was moved to the stage of its interview. */
    moved: z.boolean(),
  }),
  changes: () => [listInterviews, listInterviewsOf, ...boardReads()],
  failures: { APPLICATION_NOT_OPEN, PANEL_NOT_ALLOWED },
});

export const undoInvite = endpoint({
  id: 'interviews.undoInvite',
  method: 'POST',
  path: '/v1/brands/{id}/interviews/{interview_id}/undo_invite',
  service,
  summary: 'Withdraws an invitation that isn’t booked, and undoes its move; the candidate is notified.',
  access: editor,
  whileActing: 'allowed',
  params: inInterview,
  answer: interview,
  changes: () => [listInterviews, listInterviewsOf, ...boardReads()],
  failures: { INTERVIEW_OVER },
});

export const listInterviewsOf = endpoint({
  id: 'interviews.listInterviewsOf',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/interviews',
  service,
  summary: 'Lists the interviews of an application, newest first, and the kits that its candidate can be invited with.',
  access: viewer,
  whileActing: 'allowed',
  params: z.object({ id: uuid, application_id: uuid }),
  answer: z.object({
    interviews: z.array(interview),
    kits: z.array(z.strictObject({ id: uuid, name: z.string(), kind: kit.shape.kind })),
    /** Where the application went: its interviews are held there. */
    location: z.strictObject({ id: uuid, name: z.string() }),
    candidate_name: z.string(),
    /** Whether it is on its way: then its candidate can be invited. */
    is_open: z.boolean(),
  }),
});

export const listInterviews = endpoint({
  id: 'interviews.listInterviews',
  method: 'GET',
  path: '/v1/brands/{id}/interviews',
  service,
  summary: 'Lists the booked interviews of a day in each location’s time zone, by time.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ date: localDate, cursor: uuid.optional() }),
  answer: z.object({
    interviews: z.array(interview),
    next_cursor: uuid.nullable(),
    /** Booked times from that day on that stand in question. */
    in_question: z.int(),
  }),
});

export const cancelInterview = endpoint({
  id: 'interviews.cancelInterview',
  method: 'POST',
  path: '/v1/brands/{id}/interviews/{interview_id}/cancel',
  service,
  summary: 'Cancels an interview or withdraws an invitation; the candidate is notified.',
  access: editor,
  whileActing: 'allowed',
  params: inInterview,
  answer: interview,
  changes: () => [listInterviews, listInterviewsOf, getPipeline, listStage],
  failures: { INTERVIEW_OVER },
});

export const noteOutcome = endpoint({
  id: 'interviews.noteOutcome',
  method: 'POST',
  path: '/v1/brands/{id}/interviews/{interview_id}/outcome',
  service,
  summary: 'Records that an interview took place, or that the candidate didn’t come.',
  access: editor,
  whileActing: 'allowed',
  params: inInterview,
  body: z.strictObject({ outcome: z.enum(['DONE', 'NO_SHOW']) }),
  answer: interview,
  changes: () => [listInterviews, listInterviewsOf, getPipeline, listStage],
  failures: { NOT_HELD_YET, INTERVIEW_OVER },
});

export const listMyInterviews = endpoint({
  id: 'interviews.listMyInterviews',
  method: 'GET',
  path: '/v1/my/interviews',
  service,
  summary: 'Lists the caller’s own offered and upcoming interviews, each with its link.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.object({ interviews: z.array(ownInterview.extend({ link: z.string() })) }),
});

export const openInterview = endpoint({
  id: 'interviews.openInterview',
  method: 'POST',
  path: '/v1/interviews/open',
  service,
  summary: 'Returns an interview and its free slots, by its link.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link }),
  answer: opened,
  failures: { INTERVIEW_LINK_NOT_VALID },
});

export const bookInterview = endpoint({
  id: 'interviews.bookInterview',
  method: 'POST',
  path: '/v1/interviews/book',
  service,
  summary: 'Books or changes an interview slot. If several people want the last place, one gets it.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link, starts_at: instant, same_host: z.boolean() }),
  answer: opened,
  changes: () => [listMyInterviews],
  failures: { INTERVIEW_LINK_NOT_VALID, SLOT_TAKEN, INTERVIEW_OVER },
});

export const leaveInterview = endpoint({
  id: 'interviews.leaveInterview',
  method: 'POST',
  path: '/v1/interviews/leave',
  service,
  summary: 'Cancels a booked slot. The same link can book another one.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link }),
  answer: opened,
  changes: () => [listMyInterviews],
  failures: { INTERVIEW_LINK_NOT_VALID, INTERVIEW_OVER },
});

export const sayLate = endpoint({
  id: 'interviews.sayLate',
  method: 'POST',
  path: '/v1/interviews/late',
  service,
  summary: 'Tells the interviewers that the candidate will be some minutes late.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link, minutes: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(30)]) }),
  answer: opened,
  failures: { INTERVIEW_LINK_NOT_VALID, INTERVIEW_OVER },
});
