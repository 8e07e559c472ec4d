import { useBrand } from '@hearth/client/person';
import { LegalSettings } from '@hearth/domains/core/widgets';
import { OwnDomain } from '@hearth/domains/career-sites/widgets';
import { PolicyCard } from '@hearth/domains/notices/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Suspense } from 'react';
import { Card } from './card.tsx';
import { Colours } from './colours.tsx';
import { MessageTranslation } from './message-translation.tsx';
import { PageSpeed } from './page-speed.tsx';
import en from './phrases/en.json';
import { Logo } from './logo.tsx';
import { Reports } from './reports.tsx';

/** The appearance and setup of the brand in view and everything below it. */
export function Component() {
  const { t } = usePhrases('settings', en);
  const { id, name, parentId } = useBrand();
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('brand.title')}</PageTitle>
      <PageHeader title={t('brand.title')} note={t('brand.note', { name })} />
      <Colours />
      <Logo />
      {parentId === null && (
        <Card title={t('domain.title')} note={t('domain.note', { name })}>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <OwnDomain id={id} />
          </Suspense>
        </Card>
      )}
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <LegalSettings />
      </Suspense>
      <Reports />
      <MessageTranslation />
      {parentId === null && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <PolicyCard groupId={id} />
        </Suspense>
      )}
      {parentId === null && <PageSpeed />}
    </div>
  );
}
