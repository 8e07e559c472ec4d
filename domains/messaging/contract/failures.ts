import { defineFailure } from '@hearth/kit/failure';

export const MESSAGE_EMPTY = defineFailure('MESSAGE_EMPTY', 400, 'Write something or add a file.');
export const MESSAGE_FIELD_MISSING = defineFailure(
  'MESSAGE_FIELD_MISSING',
  400,
  'A place in the text has not been filled. Write something there before you send.',
);
export const TEMPLATE_PLACE_UNKNOWN = defineFailure(
  'TEMPLATE_PLACE_UNKNOWN',
  400,
  'The text has a place that nothing can fill. Use the offered ones.',
);
export const TEMPLATE_NAME_TAKEN = defineFailure(
  'TEMPLATE_NAME_TAKEN',
  409,
  'There is a text of this name here already.',
);
export const TOO_MANY_TEMPLATES = defineFailure(
  'TOO_MANY_TEMPLATES',
  409,
  'There are 200 texts here already. Delete one that nobody uses.',
);
export const NOBODY_TO_SEND_TO = defineFailure(
  'NOBODY_TO_SEND_TO',
  409,
  'Nobody of those you chose can get this message any more.',
);
export const SENDING_TOO_LATE = defineFailure(
  'SENDING_TOO_LATE',
  400,
  'Choose a time between now and sixty days from now.',
);
export const TOO_MANY_PLANNED = defineFailure(
  'TOO_MANY_PLANNED',
  429,
  'You have sent to 500 people within an hour. Please wait a while.',
);
export const COLLEAGUE_SEES_NOT = defineFailure(
  'COLLEAGUE_SEES_NOT',
  400,
  'This colleague may not see the conversation. Choose somebody else.',
);
export const SNOOZE_NOT_AHEAD = defineFailure(
  'SNOOZE_NOT_AHEAD',
  400,
  'Choose a time between now and ninety days from now.',
);
export const TOO_MANY_NOTES = defineFailure('TOO_MANY_NOTES', 409, 'There are 200 notes in this conversation already.');
export const ASK_NOT_POSSIBLE = defineFailure(
  'ASK_NOT_POSSIBLE',
  400,
  'Choose times and an end between now and sixty days from now.',
);
export const INTERVIEW_NOT_POSSIBLE = defineFailure(
  'INTERVIEW_NOT_POSSIBLE',
  409,
  'No interview can be asked for: the application has ended, or a time is booked already.',
);
export const ASK_NOT_ANSWERED = defineFailure(
  'ASK_NOT_ANSWERED',
  400,
  'This is no answer to what was asked. Choose one of the times, add the file, or say yes or no.',
);
export const ASK_OVER = defineFailure(
  'ASK_OVER',
  409,
  'This has been answered, was taken back, or is over. See how it stands now.',
);
export const TOO_MANY_ASKS = defineFailure(
  'TOO_MANY_ASKS',
  409,
  'Ten things are asked for in this conversation already. Take one back first.',
);
export const CONVERSATION_CLOSED = defineFailure(
  'CONVERSATION_CLOSED',
  409,
  'This conversation ended with the hire. It can be read, and nothing more is written.',
);
export const LETTER_CHOICE_LOCKED = defineFailure(
  'LETTER_CHOICE_LOCKED',
  409,
  'This was chosen above for everybody, and locked.',
);
export const NUMBER_TAKES_NO_TEXTS = defineFailure(
  'NUMBER_TAKES_NO_TEXTS',
  400,
  'Texts need the number of a mobile phone, with its country.',
);
export const RECEIVES_NOTHING = defineFailure('RECEIVES_NOTHING', 409, 'This person does not receive messages here.');
export const CONVERSATION_SHUT = defineFailure(
  'CONVERSATION_SHUT',
  409,
  'The house has closed this conversation. Nothing more is written here until it is opened again.',
);
export const WRITING_SUSPENDED = defineFailure(
  'WRITING_SUSPENDED',
  403,
  'Writing to candidates is closed to you for some days.',
);
export const SENDER_NOT_APPROVED = defineFailure(
  'SENDER_NOT_APPROVED',
  403,
  'This person is under age. Only approved colleagues write to them.',
);
export const TOO_MANY_UNANSWERED = defineFailure(
  'TOO_MANY_UNANSWERED',
  429,
  'You have written ten messages in a week without an answer. Wait for one before you write again.',
);
/** The refusals of every endpoint that writes a message. */
export const WRITING_REFUSED = {
  RECEIVES_NOTHING,
  CONVERSATION_SHUT,
  WRITING_SUSPENDED,
  SENDER_NOT_APPROVED,
  TOO_MANY_UNANSWERED,
};
export const REPORT_OWN = defineFailure('REPORT_OWN', 400, 'This is a message of your own.');
export const TOO_MANY_REPORTS = defineFailure(
  'TOO_MANY_REPORTS',
  429,
  'Ten reports of yours about this conversation wait already. They will be looked at.',
);
export const REPORT_SETTLED = defineFailure('REPORT_SETTLED', 409, 'Somebody has decided about this report already.');
export const MEASURE_NOT_POSSIBLE = defineFailure(
  'MEASURE_NOT_POSSIBLE',
  400,
  'This cannot be done about this report. Choose something else.',
);
export const NOBODY_TO_BLOCK = defineFailure(
  'NOBODY_TO_BLOCK',
  400,
  'Only somebody who wrote to you here can be blocked.',
);
export const NOT_A_SENDER = defineFailure(
  'NOT_A_SENDER',
  400,
  'Only somebody who may send messages here can be approved.',
);
