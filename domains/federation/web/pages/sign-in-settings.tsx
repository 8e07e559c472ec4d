import { useBrand } from '@hearth/client/person';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { DomainsCard } from '../components/settings/domains-card.tsx';
import { PolicyCard } from '../components/settings/policy-card.tsx';
import { ProvidersCard } from '../components/settings/providers-card.tsx';
import { useWords } from '../components/settings/words.ts';

/** A group's sign-in settings: identity providers and the second factor. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const group = brand.path[0]?.name ?? brand.name;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeader title={t('page.title')} note={<bdi>{group}</bdi>} />
      <ProvidersCard />
      <DomainsCard />
      <PolicyCard />
    </div>
  );
}
