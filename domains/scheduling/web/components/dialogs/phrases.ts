import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json';

/** The phrases of the dialogs and notes over a week, which come when they are needed. */
export function useDialogPhrases(): Phrases<PhraseKey<typeof en>>['t'] {
  return usePhrases('scheduling-dialogs', en).t;
}
