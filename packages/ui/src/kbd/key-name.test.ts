import { expect, test } from 'vitest';
import { chordName, keyName } from './key-name.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

test.each([
  [['Ctrl', 'Enter'], 'en', WINDOWS, 'Ctrl + Enter'],
  [['Ctrl', 'Enter'], 'de', WINDOWS, 'Strg + Enter'],
  [['Ctrl', 'Enter'], 'es', WINDOWS, 'Ctrl + Intro'],
  [['Ctrl', 'Shift', 'Z'], 'en', MAC, '⌘ ⇧ Z'],
  [['Ctrl', 'Enter'], 'fr', MAC, '⌘ Entrée'],
])('%j in %s on %s is %s', (keys, language, userAgent, name) => {
  expect(chordName(keys, language, userAgent)).toBe(name);
});

test('a key without a name of its own keeps the English one', () => {
  expect(keyName('Esc', 'pl', WINDOWS)).toBe('Esc');
});
