import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DealList } from '../components/deal-list.tsx';
import { useDealWords } from '../words.ts';

const NewRequest = lazy(() => import('../components/new-request.tsx'));

/** The shift requests of a place, to decide; a new one is made in somebody's name. */
export function Component() {
  const { t } = useDealWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={<Icon of={Plus} />} onClick={() => setOpen(true)}>
            {t('manage.newButton')}
          </Button>
        }
      />
      <DealList />
      {isOpen && (
        <Suspense fallback={null}>
          <NewRequest onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
