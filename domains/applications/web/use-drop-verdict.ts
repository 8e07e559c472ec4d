import { usePhrases } from '@hearth/i18n/phrases';
import type { Verdict } from '@hearth/ui/kanban';
import type { Card } from '../contract/schemas.ts';
import { BOARD, moveVerdict } from '../rules/stages.ts';
import type { Rights } from './components/card-menu.tsx';
import en from './en.json' with { type: 'json' };

/** What a drop on a stage would do, or why it is refused, in words; null where nothing is to be said. */
export function useDropVerdict(
  find: (cardId: string) => Card | undefined,
  rights: Rights,
): (cardId: string, columnId: string) => Verdict | null {
  const { t } = usePhrases('applications', en);
  return (cardId, columnId) => {
    const card = find(cardId);
    const to = BOARD.find((stage) => stage === columnId);
    if (card === undefined || to === undefined || card.stage === to) return null;
    const refused = moveVerdict(card.stage, to, null) === 'refused';
    if (to === 'HIRED' && !refused)
      return rights.hire
        ? { allowed: true, text: t('board.verdict.hire') }
        : { allowed: false, text: t('board.verdict.noHire') };
    if (refused || !rights.move) return { allowed: false, text: t('errors.STAGE_REFUSED') };
    return {
      allowed: true,
      text: t('board.verdict.move', { name: card.first_name, stage: t(`stage.${to}`), seen: t(`own.stage.${to}`) }),
    };
  };
}
