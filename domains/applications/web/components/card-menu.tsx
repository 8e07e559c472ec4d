import { usePhrases } from '@hearth/i18n/phrases';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import type { MenuAction } from '@hearth/ui/menu-button';
import { MenuButton } from '@hearth/ui/menu-button';
import { Ellipsis, Mail } from 'lucide-react';
import { use } from 'react';
import type { Application, Card } from '../../contract/schemas.ts';
import { isOpen } from '../../rules/stages.ts';
import type { MoveTarget, StageRef, PipelineSteps } from '../../rules/steps.ts';
import { keyOf, openPlaces, resolveMove } from '../../rules/steps.ts';
import en from '../en.json' with { type: 'json' };
import { MoveAndWriteContext } from '../own-letters.ts';
import { useStageNames } from '../state/place-names.ts';
import { STAGE_ICONS } from '../stage-icons.ts';

/** The reader's permissions for applications here. */
export interface HiringRights {
  readonly move: boolean;
  readonly hire: boolean;
  readonly write: boolean;
}

/** The places to which somebody may be moved by this reader, in order, the ends last. `steps` are those of what the reader looks at. */
function moveTargets(from: StageRef, steps: PipelineSteps, rights: HiringRights): readonly StageRef[] {
  const ends = (['HIRED', 'REJECTED'] as const).map((stage): StageRef => ({ stage, step_id: null }));
  return [...openPlaces(steps), ...ends].filter((to) => {
    const { verdict } = resolveMove(from, to, steps, null);
    if (verdict === 'same' || verdict === 'refused') return false;
    return to.stage === 'HIRED' ? rights.hire : rights.move;
  });
}

/** Every move of a card behind one button: what dragging does, for the keyboard and the thumb. */
export function CardMenu({
  card,
  steps,
  rights,
  onOpen,
  onMove,
  tabIndex,
}: {
  card: Card | Application;
  steps: PipelineSteps;
  rights: HiringRights;
  /** -1: Tab passes it by. */
  tabIndex?: 0 | -1;
  onOpen?: (() => void) | undefined;
  onMove: (to: MoveTarget) => void;
}) {
  const { t } = usePhrases('applications', en);
  const nameOf = useStageNames();
  const moveAndWrite = use(MoveAndWriteContext);
  const label = t('board.actions', { name: `${card.first_name} ${card.last_name}` });
  const moves = moveTargets(card, steps, rights).map((to): MenuAction => ({
    id: keyOf(to),
    label: to.stage === 'HIRED' ? t('panel.hire') : nameOf(to, steps),
    icon: <Icon of={STAGE_ICONS[to.stage]} />,
    danger: to.stage === 'REJECTED',
    onSelect: () => onMove(to),
  }));
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      trigger={<IconButton size="sm" label={label} tabIndex={tabIndex} icon={<Icon of={Ellipsis} />} />}
      entries={[
        ...(onOpen === undefined ? [] : [{ id: 'open', label: t('board.openPerson'), onSelect: onOpen }]),
        ...(moves.length === 0 ? [] : [{ id: 'moves', title: t('panel.moveTo'), items: moves }]),
        ...(moveAndWrite === null || !rights.move || !isOpen(card.stage)
          ? []
          : [
              {
                id: 'write',
                label: t('panel.moveAndWrite'),
                icon: <Icon of={Mail} />,
                onSelect: () => moveAndWrite(card),
              },
            ]),
      ]}
    />
  );
}
