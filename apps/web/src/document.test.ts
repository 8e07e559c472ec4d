import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';

test.each([
  [undefined, '<html lang="en" dir="ltr">'],
  ['main', '<html lang="en" dir="ltr">'],
  ['schedule', '<html lang="en" dir="ltr" data-variant="schedule">'],
] as const)('a document of the variant %s begins with %s', (variant, begin) => {
  const assets = { preloads: [], styles: [] };
  const parts = { language: 'en', nonce: 'n', title: '', body: '', assets } as const;
  expect(writeDocument(variant === undefined ? parts : { ...parts, variant })).toContain(begin);
});
