import { AnnouncementsPanel } from '@hearth/domains/announcements/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Popover } from '@hearth/ui/popover';
import type { ReactElement } from 'react';
import en from './phrases/en.json';

/** The news feed: 26rem at least, where the window has them. */
export function Opened({ trigger }: { trigger: ReactElement<Record<string, unknown>, string> }) {
  const { t } = usePhrases('news-button', en);
  return (
    <Popover trigger={trigger} label={t('news')} placement="bottom end" className="min-w-[min(26rem,calc(100vw-2rem))]">
      <AnnouncementsPanel />
    </Popover>
  );
}
