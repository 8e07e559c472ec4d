import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { Scale } from 'lucide-react';
import { getLaws } from '../../contract/endpoints.ts';
import { FactsForm } from '../components/facts-form.tsx';
import { PackCard } from '../components/pack-card.tsx';
import { PinOther } from '../components/pin-dialog.tsx';
import { useLawWords } from '../words.ts';

/** Which laws the schedules of the brand in view are checked against, why, and each threshold with its source. */
export function Component() {
  const { t, problem, format } = useLawWords();
  const { id, name } = useBrand();
  const laws = useCall(getLaws, { params: { id }, query: {} });
  return (
    <div className="grid max-w-3xl gap-6" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('note', { name })} />
      <Resource of={laws} rows={8} failed={t('failed')} problem={problem}>
        {({ setting, packs, others, place, day }) => {
          const address = [place.postcode, place.city, place.region, place.country].filter((part) => part !== '');
          return (
            <>
              <FactsForm key={`${id} ${setting.version}`} held={setting} />
              <section className="grid gap-4">
                <div className="flex flex-wrap items-baseline justify-between gap-2">
                  <h2 className="text-lg font-bold">{t('packs', { day: format.date(day) })}</h2>
                  {address.length > 0 && <p className="text-ink-2">{t('address', { address: address.join(', ') })}</p>}
                </div>
                {packs.length === 0 && (
                  <EmptyState icon={<Icon of={Scale} size={24} />} title={t('none')}>
                    {t('noneNote')}
                  </EmptyState>
                )}
                {packs.map((pack) => (
                  <PackCard key={pack.code} pack={pack} held={setting} />
                ))}
                {setting.locked_by === null && <PinOther others={others} held={setting} />}
              </section>
            </>
          );
        }}
      </Resource>
    </div>
  );
}
