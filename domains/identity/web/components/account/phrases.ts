import { usePhrases } from '@hearth/i18n/phrases';
import type { Phrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json';

/** The phrases of the pages about an account's security: apart from those of the login page, which must stay light. */
export function useAccountPhrases(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('identity-account', en);
}

/** Is true if these pages have their own sentence for a refusal. */
export function hasAccountSentence(code: string): boolean {
  return Object.hasOwn(en.errors, code);
}
