import type { Urgency } from '../contract/kinds.ts';

const HOUR = 3600;
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 240;

/** How a push service treats a message (RFC 8030): how long it keeps it for a device that is off, and whether it wakes one to save. */
export interface PushHandling {
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
}

const HANDLING: Readonly<Record<Urgency, PushHandling>> = {
  URGENT: { ttlSeconds: 12 * HOUR, urgency: 'high' },
  SCHEDULE: { ttlSeconds: 48 * HOUR, urgency: 'normal' },
  WORK: { ttlSeconds: 24 * HOUR, urgency: 'low' },
};

/** How a push service is to treat a notice, by how pressing it is. */
export function pushHandling(urgency: Urgency): PushHandling {
  return HANDLING[urgency];
}

/** What a device is told of a notice; everything else is read in the product. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** The page that it leads to. */
  readonly path: string;
  /** Of messages with the same tag a device shows the newest alone. */
  readonly tag: string;
  /** How many notices are unread, for the mark at the application's icon. */
  readonly unread: number;
}

/** A text cut to so many characters as readers count them, so that a message fits what push services take (4096 bytes). */
function cut(text: string, longest: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

/** The message about a notice. `hidden` stands on locked screens in place of what it says. */
export function pushMessage(notice: PushMessage, hidden: string | null): PushMessage {
  return hidden === null
    ? { ...notice, title: cut(notice.title, LONGEST_TITLE), text: cut(notice.text, LONGEST_TEXT) }
    : { ...notice, title: hidden, text: '' };
}
