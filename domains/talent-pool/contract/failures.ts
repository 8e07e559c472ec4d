import { defineFailure } from '@hearth/kit/failure';

export const TOO_MANY_TAGS = defineFailure(
  'TOO_MANY_TAGS',
  409,
  'There are 20 tags here already. Delete one that nobody uses.',
);
export const TAG_NAME_TAKEN = defineFailure('TAG_NAME_TAKEN', 409, 'There is a tag of this name already.');
export const TAG_ELSEWHERE = defineFailure('TAG_ELSEWHERE', 400, 'One of the tags is not for this location.');
export const TOO_MANY_SEARCHES = defineFailure(
  'TOO_MANY_SEARCHES',
  409,
  'There are 30 saved searches here already. Delete one that nobody uses.',
);
export const SEARCH_NAME_TAKEN = defineFailure(
  'SEARCH_NAME_TAKEN',
  409,
  'There is a saved search of this name already.',
);
export const ASKED_LATELY = defineFailure(
  'ASKED_LATELY',
  409,
  'This person was asked less than a week ago, or has said yes for long enough.',
);
export const POST_NOT_LIVE = defineFailure('POST_NOT_LIVE', 409, 'Only for a post that is live can people be invited.');
export const TEXT_PLACE_UNKNOWN = defineFailure(
  'TEXT_PLACE_UNKNOWN',
  400,
  'The text has a place that nothing can fill. Use {{first_name}} alone.',
);
export const NOBODY_TO_INVITE = defineFailure('NOBODY_TO_INVITE', 409, 'Nobody of those you chose can be invited now.');
export const TOO_MANY_POOL_MAILS = defineFailure(
  'TOO_MANY_POOL_MAILS',
  429,
  'You have written to 500 people within an hour. Please wait a while.',
);
