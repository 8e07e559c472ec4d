import purify from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS, saysNothing } from './allowed.ts';

const RULES = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A text with nothing in it but what is allowed; one that says nothing is empty. */
export function clean(html: string): string {
  const kept = purify.sanitize(html, RULES);
  return saysNothing(kept) ? '' : kept;
}

/** The same as elements, so that nobody has to read markup again. */
export function cleanElements(html: string): DocumentFragment {
  return purify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
}
