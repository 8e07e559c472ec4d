import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the page on one's own groups. */
export function useGroupWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('access-own-groups', en);
}

/** The name of a role of one's own: translated when it is built in, else as the group wrote it. */
export function useHeldRole(): (role: string | null, ownName: string | null) => string {
  const { t } = useGroupWords();
  const known = Object.keys(en.roles) as (keyof typeof en.roles)[];
  return (role, ownName) => {
    const code = known.find((one) => one === role);
    return code === undefined ? (ownName ?? t('groups.single')) : t(`roles.${code}`);
  };
}
