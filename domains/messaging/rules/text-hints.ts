import { findProfanity } from './profanity.ts';

/** Something that a sender may want to reconsider before sending. */
export type TextHint = 'PROFANITY' | 'CARD' | 'IBAN' | 'PHONE' | 'EMAIL' | 'MESSENGER';

const EMAIL = /[^\s@<>()]@[\p{L}\d-]+\.[\p{L}\d-]/u;
const MESSENGER =
  /\b(?:wa\.me|(?:chat\.|api\.)?whatsapp\.com|t\.me|telegram\.me|signal\.(?:me|group)|m\.me|ig\.me|(?:www\.)?instagram\.com|(?:www\.)?snapchat\.com|discord\.gg|line\.me|viber\.com)\//i;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g;
const CARD = /\b[2-6]\d{3}(?:[ -]?\d){9,15}\b/g;

/** Is true if a text has enough digits for a phone number. */
export function canHoldPhone(text: string): boolean {
  return /\d(?:\D{0,3}\d){6}/.test(text);
}

/** ISO 7064, mod 97-10: what makes a row of letters and figures an account. */
function isAccount(text: string): boolean {
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const letter of turned)
    for (const figure of String(parseInt(letter, 36))) rest = (rest * 10 + Number(figure)) % 97;
  return rest === 1;
}

/** Luhn: what makes a row of figures a card. */
function isCard(figures: string): boolean {
  const sum = figures
    .split('')
    .toReversed()
    .reduce((total, figure, index) => {
      const value = Number(figure) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/**
 * What in a text insults, pays or leads elsewhere. It decides nothing: whoever writes is told and may send it all the same.
 * `hasPhone` knows the telephone numbers of all countries, and is asked only of what can hold one.
 */
export function findTextHints(text: string, hasPhone: (text: string) => boolean): readonly TextHint[] {
  const hints: TextHint[] = [];
  let rest = text;
  /** Takes out what was found, so that the figures of an account are not a card or a telephone too. */
  const take = (hint: TextHint, pattern: RegExp, isOne: (plain: string) => boolean): void => {
    const found = [...rest.matchAll(pattern)]
      .map(([match]) => match)
      .filter((match) => isOne(match.replaceAll(/[ -]/g, '')));
    if (found.length > 0) hints.push(hint);
    for (const match of found) rest = rest.replace(match, ' ');
  };
  if (findProfanity(text) !== null) hints.push('PROFANITY');
  take('IBAN', IBAN, isAccount);
  take('CARD', CARD, isCard);
  if (canHoldPhone(rest) && hasPhone(rest)) hints.push('PHONE');
  if (EMAIL.test(text)) hints.push('EMAIL');
  if (MESSENGER.test(text)) hints.push('MESSENGER');
  return hints;
}
