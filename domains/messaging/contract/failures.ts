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
