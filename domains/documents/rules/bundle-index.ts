import { DOCUMENT_CLASSES } from '../contract/classes.ts';

/** A file of a bundle before it has a name there. */
export interface BundledFile {
  readonly name: string;
  readonly isFormer: boolean;
  readonly extension: string;
}

const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;
const LONGEST = 80;

/** The name of the nth file: its number keeps the order, and nothing of it leads out of its folder. */
export function nameInBundle({ name, isFormer, extension }: BundledFile, number: number): string {
  const safe = name.replaceAll(UNSAFE, ' ').trim().slice(0, LONGEST).trim() || 'document';
  return `${isFormer ? 'former/' : ''}${String(number).padStart(3, '0')} ${safe}${extension}`;
}

/** The part of a file's name from its last dot on, as far as it is one of those that documents have. */
export function extensionOf(fileName: string): string {
  return /\.(?:pdf|jpe?g|png|docx|odt)$/i.exec(fileName)?.[0].toLowerCase() ?? '';
}

/** Whether somebody who sees these classes may still open what was made with those. */
export function coversClasses(seen: readonly string[], made: readonly string[]): boolean {
  return made.every((one) => seen.includes(one) || !(DOCUMENT_CLASSES as readonly string[]).includes(one));
}
