import { expect, test } from 'vitest';
import { isFormatOf, kindOfFormat, maxBytesOf } from './uploads.ts';

test.each([
  ['IMAGE', 'png', true],
  ['IMAGE', 'pdf', false],
  ['IMAGE', 'mp4', false],
  ['VIDEO', 'webm', true],
  ['VIDEO', 'jpeg', false],
  ['DOCUMENT', 'odt', true],
  ['DOCUMENT', 'webp', false],
] as const)('%s as %s: %s', (type, format, fits) => {
  expect(isFormatOf(type, format)).toBe(fits);
});

test('a format names the kind that its bytes must have', () => {
  expect(kindOfFormat('jpeg')).toBe('JPEG');
  expect(kindOfFormat('docx')).toBe('DOCX');
});

test('a video may be larger than a picture', () => {
  expect(maxBytesOf('VIDEO')).toBeGreaterThan(maxBytesOf('IMAGE'));
});
