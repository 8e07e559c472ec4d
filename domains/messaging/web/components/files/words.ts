import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of files in a conversation: they come with what shows and adds files. */
export function useFileWords(): Phrases<PhraseKey<typeof en>>['t'] {
  return usePhrases('messaging-files', en).t;
}
