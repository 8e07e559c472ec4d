import { NoticesPanel } from '@hearth/domains/notices/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Popover } from '@hearth/ui/popover';
import type { ReactElement } from 'react';
import en from './phrases/en.json';

/** The newest notices: 26rem wide, where the window has them. */
export function Opened({ trigger }: { trigger: ReactElement<Record<string, unknown>, string> }) {
  const { t } = usePhrases('bell', en);
  return (
    <Popover
      trigger={trigger}
      label={t('title')}
      placement="bottom end"
      className="min-w-[min(26rem,calc(100vw-2rem))]"
    >
      {(close) => <NoticesPanel onOpen={close} />}
    </Popover>
  );
}
