import type { CodePage } from './code-pages.ts';
import { guessCodePage } from './code-pages.ts';

/** The encoding of a file; `bom` is the length of its byte order mark. */
export type Encoding = { readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage; readonly bom: number };

/** Why a file cannot be read as a table: the keys of the phrases `problems.<code>`. */
export type FileProblem =
  | 'EMPTY_FILE'
  | 'WORKBOOK'
  | 'WORKBOOK_TOO_LARGE'
  | 'NOT_TEXT'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'CELL_TOO_LONG'
  | 'QUOTE_NOT_CLOSED'
  | 'QUOTE_MISPLACED';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The share of zero bytes at even and odd offsets: UTF-16 without a BOM has many on one side. */
function zeroByteShares(bytes: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = Math.max(1, bytes.length / 2);
  return { even: even / half, odd: odd / half };
}

/**
 * Finds how a file spells text, from its first bytes and whether all of it is valid UTF-8. Text that is neither UTF-8
 * nor UTF-16 is in a code page of old spreadsheets, guessed from the words of `sample`; workbooks, PDFs and other binaries are
 * refused.
 */
export function detectEncoding(head: Uint8Array, validUtf8: boolean, sample = head): Encoding | FileProblem {
  if (head.length === 0) return 'EMPTY_FILE';
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'WORKBOOK';
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return validUtf8 ? { name: 'utf-8', bom: 3 } : 'NOT_TEXT';
  if (startsWith(head, 0xff, 0xfe)) return { name: 'utf-16le', bom: 2 };
  if (startsWith(head, 0xfe, 0xff)) return { name: 'utf-16be', bom: 2 };
  const { even, odd } = zeroByteShares(head);
  if (odd > 0.3 && even < 0.05) return { name: 'utf-16le', bom: 0 };
  if (even > 0.3 && odd < 0.05) return { name: 'utf-16be', bom: 0 };
  const controls = head.reduce((sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 32) ? 1 : 0), 0);
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46) || even + odd > 0 || controls > 0) return 'NOT_TEXT';
  return { name: validUtf8 ? 'utf-8' : guessCodePage(sample), bom: 0 };
}
