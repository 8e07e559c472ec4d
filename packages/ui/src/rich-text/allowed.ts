/** What a written text may hold: what a job posting and a mail can show. */
export const ALLOWED_TAGS = ['p', 'br', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;
export const ALLOWED_ATTRIBUTES = ['href'] as const;

/** Where a link may lead. */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:)[^\s]+$/iu;

/** Whether a text is an address that a link may lead to. */
export function isLinkAddress(text: string): boolean {
  return ALLOWED_ADDRESS.test(text) && URL.canParse(text);
}

/** Whether a text says nothing, whatever tags it is made of. */
export function saysNothing(html: string): boolean {
  return html.replaceAll(/<[^<>]*>|&nbsp;/gu, '').trim() === '';
}
