import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import type { MenuEntry } from '@hearth/ui/menu-button';
import { MenuButton } from '@hearth/ui/menu-button';
import {
  ArrowUpRight,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Ellipsis,
  MapPinPlus,
  PencilLine,
  Printer,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Job, JobListItem } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { findPublicPages } from './published/public-pages.ts';
import { useJobActions } from './use-job-actions.ts';
import type { StatusAction } from './use-job-actions.ts';

const ICONS: Readonly<Record<StatusAction, LucideIcon>> = {
  pause: CirclePause,
  resume: CirclePlay,
  fill: CircleCheck,
  close: CircleX,
  reopen: RotateCcw,
  withdraw: Undo2,
  send_back: Undo2,
};

/** The menu of all actions on a job. */
export function JobMenu({
  job,
  withEdit = false,
  onMore,
}: {
  readonly job: Job | JobListItem;
  readonly withEdit?: boolean;
  /** Asked to post it at further locations; absent where there are none. */
  readonly onMore?: (() => void) | undefined;
}) {
  const { t } = useWords();
  const actions = useJobActions();
  const title = job.title === '' ? t('list.untitled') : job.title;
  const pages = findPublicPages(job);
  const entries: MenuEntry[] = [
    ...(withEdit
      ? [{ id: 'edit', label: t('actions.edit'), icon: <Icon of={PencilLine} />, href: `/hiring/jobs/${job.id}` }]
      : []),
    ...(pages === null
      ? []
      : [
          { id: 'view', label: t('actions.view'), icon: <Icon of={ArrowUpRight} />, onSelect: () => open(pages.job) },
          {
            id: 'poster',
            label: t('actions.poster'),
            icon: <Icon of={Printer} />,
            onSelect: () => open(pages.poster),
          },
          {
            id: 'place-poster',
            label: t('actions.placePoster'),
            icon: <Icon of={Printer} />,
            onSelect: () => open(pages.locationPoster),
          },
        ]),
    ...(onMore === undefined
      ? []
      : [{ id: 'more', label: t('actions.moreLocations'), icon: <Icon of={MapPinPlus} />, onSelect: onMore }]),
    ...actions.openTo(job).map((action) => ({
      id: action,
      label: t(`actions.${action}`),
      icon: <Icon of={ICONS[action]} />,
      onSelect: () => void actions.change(job, action),
    })),
  ];
  if (entries.length === 0) return null;
  const label = t('list.actionsFor', { title });
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      entries={entries}
      trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} busy={actions.busy} />}
    />
  );
}

/** Opens a public page in a new tab. */
function open(page: string): void {
  window.open(page, '_blank', 'noopener');
}
