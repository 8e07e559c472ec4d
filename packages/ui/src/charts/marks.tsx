import { join } from '../classes/join.ts';
import type { SeriesTone } from './numbers.ts';

/** The colour of a tone as an attribute of a drawing: no style in the markup, so that the server's answer shows it too. */
export const TONE_TEXT: Readonly<Record<SeriesTone, string>> = {
  accent: 'text-accent-ink',
  floor: 'text-floor',
  kitchen: 'text-kitchen',
  bar: 'text-bar',
  host: 'text-host',
  'front-desk': 'text-front-desk',
};

/**
 * In forced colours a filled mark keeps its own, which the words beside it go by, and has an edge of the reader's.
 * Put on the mark's group and on the mark.
 */
export const OWN_COLOUR = 'forced-color-adjust-none';
export const EDGED = 'stroke-surface forced-colors:stroke-[CanvasText]';

/** How a line of each place in the list is broken, for eyes that do not tell the colours apart. */
export const DASHES: readonly (string | undefined)[] = [undefined, '6 4', '2 3', '10 3 2 3', '1 4', '12 4'];

/** A small square of a tone, beside the name of what it stands for. */
export function Swatch({ tone }: { tone: SeriesTone }) {
  return (
    <svg aria-hidden="true" width="10" height="10" className={join(TONE_TEXT[tone], OWN_COLOUR)}>
      <rect width="10" height="10" rx="2" fill="currentColor" className="forced-colors:stroke-[CanvasText]" />
    </svg>
  );
}

/** Letters of a drawing: it shrinks on a phone, and its letters are drawn larger there so that they can be read. */
export const LETTERS = 'text-[12px] phone:text-[20px]';
