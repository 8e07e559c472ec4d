import { defineFailure } from '@hearth/kit/failure';

export const MESSAGE_EMPTY = defineFailure('MESSAGE_EMPTY', 400, 'Write a message or attach a file.');
export const MESSAGE_FIELD_MISSING = defineFailure(
  'MESSAGE_FIELD_MISSING',
  400,
  'Fill in every placeholder before you send.',
);
export const TEMPLATE_PLACE_UNKNOWN = defineFailure(
  'TEMPLATE_PLACE_UNKNOWN',
  400,
  'The text has an unknown placeholder. Replace it with one from “Insert placeholder”.',
);
export const TEMPLATE_NAME_TAKEN = defineFailure(
  'TEMPLATE_NAME_TAKEN',
  409,
  'A template with this name already exists here. Use another name.',
);
export const TOO_MANY_TEMPLATES = defineFailure(
  'TOO_MANY_TEMPLATES',
  409,
  'You already have 200 templates here. Delete one you don’t use.',
);
export const NOBODY_TO_SEND_TO = defineFailure(
  'NOBODY_TO_SEND_TO',
  409,
  'None of the people you selected can receive this message. Select someone else.',
);
export const SENDING_TOO_LATE = defineFailure('SENDING_TOO_LATE', 400, 'Select a time within the next 60 days.');
export const TOO_MANY_PLANNED = defineFailure(
  'TOO_MANY_PLANNED',
  429,
  'You can message up to 500 people an hour. Select fewer people or try again later.',
);
export const COLLEAGUE_SEES_NOT = defineFailure(
  'COLLEAGUE_SEES_NOT',
  400,
  'This colleague can’t see the conversation. Select someone else.',
);
export const SNOOZE_NOT_AHEAD = defineFailure('SNOOZE_NOT_AHEAD', 400, 'Select a time within the next 90 days.');
export const TOO_MANY_NOTES = defineFailure(
  'TOO_MANY_NOTES',
  409,
  'This conversation already has 200 notes. You can’t add more.',
);
export const ASK_NOT_POSSIBLE = defineFailure(
  'ASK_NOT_POSSIBLE',
  400,
  'Select times and a deadline within the next 60 days.',
);
export const INTERVIEW_NOT_POSSIBLE = defineFailure(
  'INTERVIEW_NOT_POSSIBLE',
  409,
  'You can’t request an interview: the application has ended or an interview is already booked.',
);
export const ASK_NOT_ANSWERED = defineFailure(
  'ASK_NOT_ANSWERED',
  400,
  'Answer the request first: select a time, add the file, or say yes or no.',
);
export const ASK_OVER = defineFailure(
  'ASK_OVER',
  409,
  'This request is no longer open. Reload the page to see what changed.',
);
export const TOO_MANY_ASKS = defineFailure(
  'TOO_MANY_ASKS',
  409,
  'This conversation already has 10 open requests. Cancel one first.',
);
export const CONVERSATION_CLOSED = defineFailure(
  'CONVERSATION_CLOSED',
  409,
  'Hiring is complete, so this conversation is closed. You can still read it but can’t send messages.',
);
export const LETTER_CHOICE_LOCKED = defineFailure(
  'LETTER_CHOICE_LOCKED',
  409,
  'The parent brand or group has locked this message. Change it there, or ask someone who can.',
);
export const NUMBER_TAKES_NO_TEXTS = defineFailure(
  'NUMBER_TAKES_NO_TEXTS',
  400,
  'Enter a mobile number with its country code to get texts.',
);
export const RECEIVES_NOTHING = defineFailure('RECEIVES_NOTHING', 409, 'This person doesn’t receive messages here.');
export const CONVERSATION_SHUT = defineFailure(
  'CONVERSATION_SHUT',
  409,
  'The employer closed this conversation. You can write again once they reopen it.',
);
export const WRITING_SUSPENDED = defineFailure(
  'WRITING_SUSPENDED',
  403,
  'A moderator has temporarily suspended you from messaging candidates.',
);
export const SENDER_NOT_APPROVED = defineFailure(
  'SENDER_NOT_APPROVED',
  403,
  'This person is under 18. Only approved colleagues can message them.',
);
export const TOO_MANY_UNANSWERED = defineFailure(
  'TOO_MANY_UNANSWERED',
  429,
  'You’ve sent 10 messages this week without a reply. You can write again once they reply.',
);
/** The refusals of every endpoint that writes a message. */
export const WRITING_REFUSED = {
  RECEIVES_NOTHING,
  CONVERSATION_SHUT,
  WRITING_SUSPENDED,
  SENDER_NOT_APPROVED,
  TOO_MANY_UNANSWERED,
};
export const REPORT_OWN = defineFailure('REPORT_OWN', 400, 'You can’t report your own message.');
export const TOO_MANY_REPORTS = defineFailure(
  'TOO_MANY_REPORTS',
  429,
  'You already have 10 open reports about this conversation. The moderators will review those first.',
);
export const REPORT_SETTLED = defineFailure('REPORT_SETTLED', 409, 'Someone has already resolved this report.');
export const MEASURE_NOT_POSSIBLE = defineFailure(
  'MEASURE_NOT_POSSIBLE',
  400,
  'This action isn’t available for this report. Select another one.',
);
export const NOBODY_TO_BLOCK = defineFailure(
  'NOBODY_TO_BLOCK',
  400,
  'You can only block someone who has messaged you here.',
);
export const NOT_A_SENDER = defineFailure(
  'NOT_A_SENDER',
  400,
  'You can only approve people who can send messages here.',
);
export const STAFF_NOT_HERE = defineFailure(
  'STAFF_NOT_HERE',
  409,
  'You no longer work at this location. You can still read past messages.',
);
export const STAFF_LEFT = defineFailure(
  'STAFF_LEFT',
  409,
  'This person no longer works at the location. You can still read the conversation.',
);
export const STAFF_WITHOUT_ACCOUNT = defineFailure(
  'STAFF_WITHOUT_ACCOUNT',
  409,
  'This person has no account yet. Invite them first, then message them.',
);
