import { usePhrases } from '@hearth/i18n/phrases';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { CheckCheck, MessageSquare, SearchX } from 'lucide-react';
import en from './en.json' with { type: 'json' };

/** Why the list is empty: no messages yet, no match, everything read, or nothing selected. */
export type EmptyReason = 'begin' | 'nothing' | 'allRead' | 'choose';

const ICONS = { begin: MessageSquare, nothing: SearchX, allRead: CheckCheck, choose: MessageSquare };

/** Empty state of the inbox. Loaded after the page. */
export default function EmptyInbox({
  why,
  reader,
  said = '',
}: {
  why: EmptyReason;
  reader: 'employer' | 'member' | 'staff';
  /** Said instead of the usual words. */
  said?: string;
}) {
  const { t } = usePhrases('messaging-empty', en);
  if (why !== 'begin')
    return (
      <EmptyState icon={<Icon of={ICONS[why]} size={24} />} title={said === '' ? t(why) : said}>
        {why === 'choose' && t('chooseText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Icon of={ICONS[why]} size={24} />}
      title={t('title')}
      action={
        reader === 'member' && (
          <a href="/careers" className={linkButtonLook('primary')}>
            {t('action')}
          </a>
        )
      }
    >
      {t(reader)}
    </EmptyState>
  );
}
