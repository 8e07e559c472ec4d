import type { CurrentBrand } from '@hearth/client/person';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageTitle } from '@hearth/ui/page-title';
import { LocationPicker } from './location-picker.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';

/** The schedule seen from above locations: the choice of one, or the making of the first. */
export default function AboveLocations({ brand }: { brand: CurrentBrand }) {
  const { t } = useSchedulingPhrases();
  if (useLacksLocation()) return <FirstLocation page={t('menu.schedule')} className="p-4 md:p-6" />;
  return (
    <>
      <PageTitle>{t('menu.schedule')}</PageTitle>
      <LocationPicker brand={brand} />
    </>
  );
}
