import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the page that an invitation's link opens, before the login. */
export function useInvitationWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('access-invitation', en);
}

/** The name of a role: translated when it is built in, else as the group wrote it. */
export function useOfferedRole(): (role: string, ownName: string | null) => string {
  const { t } = useInvitationWords();
  const known = Object.keys(en.roles) as (keyof typeof en.roles)[];
  return (role, ownName) => {
    const code = known.find((one) => one === role);
    return code === undefined ? (ownName ?? role) : t(`roles.${code}`);
  };
}
