import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the team. */
export function useTeamPhrases(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('team', en);
}

/** A person's name as one text. */
export function fullName(person: { readonly first_name: string; readonly last_name: string }): string {
  return [person.first_name, person.last_name].filter((part) => part !== '').join(' ');
}
