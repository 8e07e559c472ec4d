import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { Archive, Ellipsis, Pencil } from 'lucide-react';
import type { WeekTemplate } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';

type TemplateRowProps = {
  readonly template: WeekTemplate;
  readonly isShared: boolean;
  readonly onStep: (kind: 'apply' | 'rename' | 'archive') => void;
};

/** A template in the list: how large it is, whose it is, and what can be done with it. */
export function TemplateRow({ template, isShared, onStep }: TemplateRowProps) {
  const { t } = useWords();
  const { name, weeks, shift_count: shifts, brand_name: brand } = template;
  // Whoever may edit a shared one does so where it belongs.
  const isEditable = template.can_edit;
  const label = t('actions', { name });
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-dense text-ink-2">
          {[
            weeks > 1 ? t('weeks', { count: weeks }) : null,
            t('shifts', { count: shifts }),
            isShared ? t('shared', { brand }) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <Button size="sm" aria-label={t('useNamed', { name })} onClick={() => onStep('apply')}>
        {t('use')}
      </Button>
      {isEditable && (
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} />}
          entries={[
            { id: 'rename', label: t('rename.title'), icon: <Icon of={Pencil} />, onSelect: () => onStep('rename') },
            {
              id: 'archive',
              label: t('archive.confirm'),
              icon: <Icon of={Archive} />,
              onSelect: () => onStep('archive'),
            },
          ]}
        />
      )}
    </li>
  );
}
