import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

test.each([
  ['CV Ana Čović.pdf', 'CV Ana Čović.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\cv.docx', 'cv.docx'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['.htaccess', 'htaccess'],
  [' . ', 'file'],
  ['', 'file'],
  ['\u0000', 'file'],
])('%j is shown as %j', (name, shown) => {
  expect(safeFileName(name)).toBe(shown);
});

test('a long name keeps its ending', () => {
  const shown = safeFileName(`${'👩‍🍳'.repeat(300)}.pdf`);
  expect(shown.endsWith('.pdf')).toBe(true);
  expect(Array.from(shown).length).toBeLessThanOrEqual(120);
});
