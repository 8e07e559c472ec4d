import type { HearthEvent } from '@hearth/kit/event';

/** An id, a day, a moment or a word of a list. What people write has spaces, or is longer. */
const NO_CONTENT = /^[\w.:+-]{0,64}$/;

/**
 * Throws for news that hold more than ids, numbers and words of a list: whoever hears of something reads the rest through a call
 * that checks their rights, and no call checks what a stream carries.
 */
export function refuseContent({ type, data, aside }: HearthEvent): void {
  for (const [name, value] of Object.entries({ ...data, ...aside?.data }))
    if (typeof value === 'string' ? !NO_CONTENT.test(value) : typeof value === 'object' && value !== null)
      throw new Error(`${type} says more of ${name} than an event may: ids, numbers and words of a list.`);
}
