import { expect, test } from 'vitest';
import { readPopupResult } from './read-end.ts';

test.each([
  [
    'attempt=a1&code=c&is_new=1',
    { attempt: 'a1', word: { success: true, isNewUser: true, details: { attempt: 'a1', code: 'c' } } },
  ],
  [
    'attempt=a1&code=c',
    { attempt: 'a1', word: { success: true, isNewUser: false, details: { attempt: 'a1', code: 'c' } } },
  ],
  ['attempt=a1&error=USER_NOT_MAPPED', { attempt: 'a1', word: { success: false, error: 'USER_NOT_MAPPED' } }],
  [
    'state=s1&code=c',
    { attempt: 's1', word: { success: true, isNewUser: false, details: { attempt: 's1', code: 'c' } } },
  ],
  ['state=s1&error=access_denied', { attempt: 's1', word: { success: false, error: 'access_denied' } }],
  ['attempt=a1', { attempt: 'a1', word: { success: false, error: 'ATTEMPT_NOT_VALID' } }],
  ['code=c', null],
  ['', null],
])('"%s" ends as it says', (search, end) => {
  expect(readPopupResult(new URLSearchParams(search))).toEqual(end);
});
