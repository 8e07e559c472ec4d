import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { listProviders } from '../../contract/endpoints.ts';
import { CodesCard } from '../components/settings/codes-card.tsx';
import { DomainsCard } from '../components/settings/domains-card.tsx';
import { OwnAddresses } from '../components/settings/own-addresses.tsx';
import { SETTINGS } from '../components/settings/paths.ts';
import { ProviderForm } from '../components/settings/provider-form.tsx';
import { RemoveProvider } from '../components/settings/remove-provider.tsx';
import { TrialCard } from '../components/settings/trial-card.tsx';
import { useWords } from '../components/settings/words.ts';

/** One identity provider: set up, tried out, mapped to places, taken away. */
export function Component() {
  const { t, problem } = useWords();
  const { providerId } = useParams();
  const { groupId } = useBrand();
  const isNew = providerId === 'new';
  const list = useCall(listProviders, { params: { id: groupId } }, { enabled: !isNew });
  const provider = isNew ? undefined : list.data?.find(({ id }) => id === providerId);
  const title = isNew ? t('providers.add') : (provider?.name ?? t('page.provider'));
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={<bdi>{title}</bdi>}
        above={
          <Link to={SETTINGS} className={`inline-flex items-center gap-1 text-sm phone:min-h-11 ${TEXT_LINK}`}>
            <Icon of={ChevronLeft} directional />
            {t('page.back')}
          </Link>
        }
      />
      {isNew && (
        <>
          <OwnAddresses />
          <ProviderForm />
        </>
      )}
      {!isNew && (
        <Resource of={list} failed={t('page.failed')} problem={problem}>
          {(providers) => <Provider provider={providers.find(({ id }) => id === providerId)} />}
        </Resource>
      )}
    </div>
  );
}

function Provider({ provider }: { readonly provider: AnswerOf<typeof listProviders>[number] | undefined }) {
  const { t } = useWords();
  if (provider === undefined) return <EmptyState title={t('page.gone')} />;
  return (
    <>
      <ProviderForm key={provider.id} provider={provider} />
      <DomainsCard />
      <TrialCard providerId={provider.id} />
      {provider.brand_claim !== null && <CodesCard providerId={provider.id} />}
      <OwnAddresses />
      <RemoveProvider id={provider.id} name={provider.name} />
    </>
  );
}
