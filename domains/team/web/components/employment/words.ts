import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of a person's page and of dated changes. */
export function useEmploymentWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('team-employment', en);
}
