import { usePhrases } from '@hearth/i18n/phrases';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { MessageSquare } from 'lucide-react';
import en from './en.json' with { type: 'json' };

/** An inbox in which there was never anything, and the way to what fills it. */
export default function EmptyInbox({ employer }: { employer: boolean }) {
  const { t } = usePhrases('messaging-empty', en);
  return (
    <EmptyState
      icon={<Icon of={MessageSquare} size={24} />}
      title={t('title')}
      action={
        !employer && (
          <a href="/careers" className={linkButtonLook('primary')}>
            {t('action')}
          </a>
        )
      }
    >
      {t(employer ? 'employer' : 'member')}
    </EmptyState>
  );
}
