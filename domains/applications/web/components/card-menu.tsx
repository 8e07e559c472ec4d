import { usePhrases } from '@hearth/i18n/phrases';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import type { MenuAction } from '@hearth/ui/menu-button';
import { MenuButton } from '@hearth/ui/menu-button';
import { Ellipsis } from 'lucide-react';
import type { Application, Card, Stage } from '../../contract/schemas.ts';
import { moveVerdict, OPEN_STAGES } from '../../rules/stages.ts';
import en from '../en.json' with { type: 'json' };
import { STAGE_ICONS } from '../stage-icons.ts';

/** What the reader may do with applications here. */
export interface Rights {
  readonly move: boolean;
  readonly hire: boolean;
}

/** The stages to which somebody may be moved by this reader, in order, the ends last. */
export function targetsOf(stage: Stage, rights: Rights): readonly Stage[] {
  const all: readonly Stage[] = [...OPEN_STAGES, 'HIRED', 'REJECTED'];
  return all.filter((to) => {
    const verdict = moveVerdict(stage, to, null);
    if (verdict === 'same' || verdict === 'refused') return false;
    return to === 'HIRED' ? rights.hire : rights.move;
  });
}

/** Every move of a card behind one button: what dragging does, for the keyboard and the thumb. */
export function CardMenu({
  card,
  rights,
  onOpen,
  onMove,
  tabIndex,
}: {
  card: Card | Application;
  rights: Rights;
  /** -1: Tab passes it by. */
  tabIndex?: 0 | -1;
  onOpen?: (() => void) | undefined;
  onMove: (to: Stage) => void;
}) {
  const { t } = usePhrases('applications', en);
  const label = t('board.actions', { name: `${card.first_name} ${card.last_name}` });
  const moves = targetsOf(card.stage, rights).map((to): MenuAction => ({
    id: to,
    label: to === 'HIRED' ? t('panel.hire') : t(`stage.${to}`),
    icon: <Icon of={STAGE_ICONS[to]} />,
    danger: to === 'REJECTED',
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
      ]}
    />
  );
}
