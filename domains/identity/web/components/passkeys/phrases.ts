import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json';

/** The phrases about passkeys: the login page fetches them after it is alive. */
export function usePasskeyWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('identity-passkeys', en);
}

/** Is true if these components have their own sentence for a refusal. */
export function hasPasskeySentence(code: string): boolean {
  return Object.hasOwn(en.errors, code);
}
