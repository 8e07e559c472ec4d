import { trimEnds } from '@hearth/kit/text/trim-letters';

const LONGEST_NAME = 120;

/**
 * A file's name as it may be shown and offered: no folders, no control or direction marks (a name must not read backwards),
 * not hidden, not endless, and with its ending kept. Names are only ever shown; nothing is stored under them.
 */
export function safeFileName(name: string, fallback = 'file'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ');
  const clean = trimEnds(visible, /[. ]/);
  if (clean === '') return fallback;
  const letters = Array.from(clean);
  if (letters.length <= LONGEST_NAME) return clean;
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(clean)?.[0] ?? '';
  return letters.slice(0, LONGEST_NAME - ending.length).join('') + ending;
}
