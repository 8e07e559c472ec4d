import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Briefcase, SearchX } from 'lucide-react';
import en from '../en.json' with { type: 'json' };

/** Empty state of a board: no applications, or no match. */
export function EmptyBoard({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const { t } = usePhrases('applications', en);
  return (
    <EmptyState
      icon={<Icon of={filtered ? SearchX : Briefcase} size={24} />}
      title={t(filtered ? 'board.nobody.title' : 'board.empty.title')}
      action={filtered ? <Button onClick={onClear}>{t('board.nobody.action')}</Button> : undefined}
    >
      {t(filtered ? 'board.nobody.text' : 'board.empty.text')}
    </EmptyState>
  );
}
