import { MapPinPlus } from 'lucide-react';
import { hasPermission, lacksLocation, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense, useState } from 'react';
import { useWords } from './words.ts';

export { useFeatureName } from './components/features/words.ts';
export type { LocationPageProps } from './components/location/location-page.tsx';
export { CopyLine } from './components/copy-line.tsx';
export { HouseEntrance } from './components/house-entrance.tsx';
export { LegalLinks } from './components/legal-links.tsx';
export { PlaceBox } from './components/place-box.tsx';

/** The addresses of the privacy notice and the imprint; loaded by the settings alone. */
export const LegalSettings = lazy(async () => ({
  default: (await import('./components/legal/legal-settings.tsx')).LegalSettings,
}));

/** A location in the settings; loaded by that page alone. */
export const LocationPage = lazy(async () => ({
  default: (await import('./components/location/location-page.tsx')).LocationPage,
}));

/** Asked for by the button; the pages that may need it once do not carry it. */
const AddLocation = lazy(async () => ({ default: (await import('./components/add-location.tsx')).AddLocation }));

/** Is true if the brand in view is not a location and has none. */
export function useLacksLocation(): boolean {
  return lacksLocation(useBrand());
}

/** Stands in the place of a page that needs a location while there is none, with the one button that adds it. */
export function FirstLocation({ page, className }: { page: string; className?: string }) {
  const { t } = useWords();
  const brand = useBrand();
  const [adding, setAdding] = useState(false);
  const may = hasPermission(brand, 'MANAGE_BRAND');
  return (
    <div className={className}>
      <PageTitle>{page}</PageTitle>
      <PageHeader title={page} />
      <EmptyState
        headingLevel={2}
        className="pt-16"
        icon={<Icon of={MapPinPlus} size={24} />}
        title={t('first.title')}
        action={
          may && (
            <Button variant="primary" size="lg" onClick={() => setAdding(true)}>
              {t('add.open')}
            </Button>
          )
        }
      >
        {t('first.text')} {!may && t('first.ask', { name: brand.name })}
      </EmptyState>
      {adding && (
        <Suspense fallback={null}>
          <AddLocation onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
