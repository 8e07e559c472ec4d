import { expect, test } from 'vitest';
import { isHelpKey } from './help-key.ts';

const press = { key: '?', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null };

test.each([
  ['a question mark', {}, true],
  ['an Arabic question mark', { key: '؟' }, true],
  ['a slash', { key: '/' }, false],
  ['one with Control', { ctrlKey: true }, false],
  ['one with Command', { metaKey: true }, false],
  ['one with Alt', { altKey: true }, false],
  ['one that somebody has answered', { defaultPrevented: true }, false],
])('whether %s asks for the shortcuts', (_what, change, asks) => {
  expect(isHelpKey({ ...press, ...change })).toBe(asks);
});
