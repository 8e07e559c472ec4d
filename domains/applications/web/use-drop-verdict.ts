import { usePhrases } from '@hearth/i18n/phrases';
import type { DropCheck } from '@hearth/ui/kanban';
import type { Card } from '../contract/schemas.ts';
import { moveVerdict } from '../rules/stages.ts';
import { stepName, candidateStepNames } from '../rules/steps.ts';
import { columnKey, isInColumn } from './state/board-cards.ts';
import type { ColumnRef } from './state/board-cards.ts';
import type { HiringRights } from './components/card-menu.tsx';
import en from './en.json' with { type: 'json' };

/** Returns a function that describes what a drop on a column does, or why it is refused; null for nothing. */
export function useDropVerdict(
  find: (cardId: string) => Card | undefined,
  rights: HiringRights,
  columns: readonly ColumnRef[],
): (cardId: string, columnId: string) => DropCheck | null {
  const { t, language } = usePhrases('applications', en);
  const steps = columns.flatMap(({ step }) => step ?? []);
  return (cardId, columnId) => {
    const card = find(cardId);
    const column = columns.find((one) => columnKey(one) === columnId);
    if (card === undefined || column === undefined || isInColumn(column, card)) return null;
    const { stage: to, step } = column;
    const refused = moveVerdict(card.stage, to, null) === 'refused';
    if (to === 'HIRED' && !refused)
      return rights.hire
        ? { allowed: true, text: t('board.verdict.hire') }
        : { allowed: false, text: t('board.verdict.noHire') };
    if (refused || !rights.move) return { allowed: false, text: t('errors.STAGE_REFUSED') };
    return {
      allowed: true,
      text: t('board.verdict.move', {
        name: card.first_name,
        stage: stepName(step?.id ?? null, steps, language) ?? t(`stage.${to}`),
        seen: candidateStepNames(step?.id ?? null, steps)?.[language] ?? t(`own.stage.${to}`),
      }),
    };
  };
}
