import { defineFailure } from '@hearth/kit/failure';

export const TOO_MANY_TAGS = defineFailure(
  'TOO_MANY_TAGS',
  409,
  'There are already 20 tags here. Delete one that’s no longer used.',
);
export const TAG_NAME_TAKEN = defineFailure(
  'TAG_NAME_TAKEN',
  409,
  'A tag with this name already exists. Enter another name.',
);
export const TAG_ELSEWHERE = defineFailure(
  'TAG_ELSEWHERE',
  400,
  'One of the tags isn’t available for this location. Select other tags.',
);
export const TOO_MANY_SEARCHES = defineFailure(
  'TOO_MANY_SEARCHES',
  409,
  'There are already 30 saved searches here. Delete one that’s no longer used.',
);
export const SEARCH_NAME_TAKEN = defineFailure(
  'SEARCH_NAME_TAKEN',
  409,
  'A saved search with this name already exists. Enter another name.',
);
export const ASKED_LATELY = defineFailure(
  'ASKED_LATELY',
  409,
  'You can’t ask this person again yet. Wait a week, or until their consent is about to expire.',
);
export const POST_NOT_LIVE = defineFailure(
  'POST_NOT_LIVE',
  409,
  'This job isn’t live. Publish it before you invite people.',
);
export const TEXT_PLACE_UNKNOWN = defineFailure(
  'TEXT_PLACE_UNKNOWN',
  400,
  'The message has a placeholder we can’t fill. Only {{first_name}} works here.',
);
export const NOBODY_TO_INVITE = defineFailure(
  'NOBODY_TO_INVITE',
  409,
  'None of the people you selected can be invited right now. Select someone else.',
);
export const TOO_MANY_POOL_MAILS = defineFailure(
  'TOO_MANY_POOL_MAILS',
  429,
  'You can email up to 500 people an hour. Select fewer people or try again later.',
);
