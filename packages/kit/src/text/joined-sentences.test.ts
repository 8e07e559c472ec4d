import { expect, test } from 'vitest';
import { joinSentences } from './joined-sentences.ts';

test.each([
  [[], ''],
  [['Published'], 'Published'],
  [['', 'Published', ''], 'Published'],
  [['Published', '3 people notified'], 'Published. 3 people notified.'],
  [
    ['2 requests approved', 'One needs a reason. Approve it on its own.'],
    '2 requests approved. One needs a reason. Approve it on its own.',
  ],
  [['Saved as “Late.”', 'Why?', 'تم الحفظ؟'], 'Saved as “Late.” Why? تم الحفظ؟'],
])('%j is one line', (parts, line) => {
  expect(joinSentences(parts)).toBe(line);
});
