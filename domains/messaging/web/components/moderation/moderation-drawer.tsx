import { useBrand } from '@hearth/client/person';
import { Drawer } from '@hearth/ui/drawer';
import { Tabs } from '@hearth/ui/tabs';
import { MinorSenders } from './minor-senders.tsx';
import { Reports } from './reports.tsx';
import { Suspensions } from './suspensions.tsx';
import { useModerationWords } from './words.ts';

/** Moderation of a brand: reports, suspensions and approvals to write to minors. */
export default function ModerationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useModerationWords();
  const { id } = useBrand();
  return (
    <Drawer open onClose={onClose} title={t('title')} closeLabel={t('close')} size="lg">
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'open', label: t('tabs.open'), panel: <Reports brandId={id} state="OPEN" /> },
          { id: 'settled', label: t('tabs.settled'), panel: <Reports brandId={id} state="SETTLED" /> },
          { id: 'suspended', label: t('tabs.suspended'), panel: <Suspensions brandId={id} /> },
          { id: 'minors', label: t('tabs.minors'), panel: <MinorSenders brandId={id} /> },
        ]}
      />
    </Drawer>
  );
}
