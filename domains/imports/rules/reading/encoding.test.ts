import { expect, test } from 'vitest';
import { detectEncoding } from './encoding.ts';

const bytes = (text: string) => new Uint8Array(Array.from(text, (letter) => letter.charCodeAt(0)));
const utf16le = (text: string) => new Uint8Array(Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]));
const utf16be = (text: string) => new Uint8Array(Array.from(text).flatMap((letter) => [0, letter.charCodeAt(0)]));

test('text that is valid UTF-8 is read as UTF-8, and its mark is skipped', () => {
  expect(detectEncoding(bytes('a,b\n1,2'), true)).toEqual({ name: 'utf-8', bom: 0 });
  expect(detectEncoding(new Uint8Array([0xef, 0xbb, 0xbf, 97]), true)).toEqual({ name: 'utf-8', bom: 3 });
});

test('UTF-16 is recognised by its mark, and without one by its zero bytes', () => {
  expect(detectEncoding(new Uint8Array([0xff, 0xfe, 97, 0]), false)).toEqual({ name: 'utf-16le', bom: 2 });
  expect(detectEncoding(new Uint8Array([0xfe, 0xff, 0, 97]), false)).toEqual({ name: 'utf-16be', bom: 2 });
  expect(detectEncoding(utf16le('number,name\n1,Rex'), true)).toEqual({ name: 'utf-16le', bom: 0 });
  expect(detectEncoding(utf16be('number,name\n1,Rex'), true)).toEqual({ name: 'utf-16be', bom: 0 });
});

test('text that is not UTF-8 is read as Windows-1252', () => {
  expect(detectEncoding(bytes('Caf\u00e9;Z\u00fcrich'), false)).toEqual({ name: 'windows-1252', bom: 0 });
});

test('workbooks, PDFs, binaries and empty files are refused, each by its own name', () => {
  expect(detectEncoding(new Uint8Array([0x50, 0x4b, 3, 4, 20]), false)).toBe('WORKBOOK');
  expect(detectEncoding(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), false)).toBe('WORKBOOK');
  expect(detectEncoding(bytes('%PDF-1.7'), true)).toBe('NOT_TEXT');
  expect(detectEncoding(new Uint8Array([1, 2, 97, 98, 99, 100]), true)).toBe('NOT_TEXT');
  expect(detectEncoding(new Uint8Array([97, 98, 0, 0, 99, 0, 0, 100]), true)).toBe('NOT_TEXT');
  expect(detectEncoding(new Uint8Array([0xef, 0xbb, 0xbf, 0xff]), false)).toBe('NOT_TEXT');
  expect(detectEncoding(new Uint8Array(), true)).toBe('EMPTY_FILE');
});
