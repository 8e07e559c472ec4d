import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of team links, for those who make them and those who open them. */
export function useTeamLinkWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('rosters-team-link', en);
}
