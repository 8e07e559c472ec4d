import { useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PinList } from '../components/kiosk-settings/pin-list.tsx';
import { TabletList } from '../components/kiosk-settings/tablet-list.tsx';
import { useTabletWords } from '../components/kiosk-settings/words.ts';

/** The shared tablets of the location in view, and the PINs of its people. */
export function Component() {
  const { t } = useTabletWords();
  const { id, name } = useBrand();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        note={t('note', { name })}
        actions={
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <TabletList brandId={id} isAdding={isAdding} onAdded={() => setAdding(false)} />
      <PinList brandId={id} />
    </div>
  );
}
