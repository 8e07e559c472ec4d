import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the cards that bring people without an account in. */
export function useCardWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('team-invitation', en);
}

/** Tells if these pages have their own sentence for a refusal. */
export function hasCardSentence(code: string): boolean {
  return Object.hasOwn(en.errors, code);
}
