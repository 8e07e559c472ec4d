import { expect, test } from 'vitest';
import { coversClasses, extensionOf, nameInBundle } from './bundle-index.ts';

test.each([
  [{ name: 'Passport', isFormer: false, extension: '.pdf' }, '007 Passport.pdf'],
  [{ name: 'Passport', isFormer: true, extension: '.jpg' }, 'former/007 Passport.jpg'],
  [{ name: '../../etc/passwd', isFormer: false, extension: '' }, '007 .. .. etc passwd'],
  [{ name: ' \u202e ', isFormer: false, extension: '.pdf' }, '007 document.pdf'],
])('%j is named %s', (file, name) => {
  expect(nameInBundle(file, 7)).toBe(name);
});

test('only the endings of documents are kept', () => {
  expect(['a.PDF', 'b.jpeg', 'c.pdf.exe', 'd'].map(extensionOf)).toEqual(['.pdf', '.jpeg', '', '']);
});

test('a bundle is for whoever still sees all of its classes', () => {
  expect(coversClasses(['NONE', 'BANK'], ['NONE', 'BANK'])).toBe(true);
  expect(coversClasses(['NONE'], ['NONE', 'MEDICAL'])).toBe(false);
});
