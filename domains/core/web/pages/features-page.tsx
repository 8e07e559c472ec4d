import { useBrand, usePerson } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { changeFeature, getFeatures } from '../../contract/feature-endpoints.ts';
import { FeatureRow } from '../components/features/feature-row.tsx';
import { useFeatureWords } from '../components/features/words.ts';

/** The features of the brand in view: what is on, who says so, and the switch for this brand and everything below it. */
export function Component() {
  const { t, problem } = useFeatureWords();
  const brand = useBrand();
  const { chooseBrand } = usePerson();
  const params = { id: brand.id };
  const features = useCall(getFeatures, { params });
  // What the brand has decides the menu and the pages: both begin anew with it.
  const change = useSend(changeFeature, { untilRead: true, onSuccess: () => chooseBrand(brand.id) });
  return (
    <div className="grid gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('note', { name: brand.name })} />
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      <Resource of={features} rows={8} problem={problem}>
        {(lines) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {lines.map((feature) => (
              <FeatureRow
                key={feature.code}
                feature={feature}
                isRoot={brand.parentId === null}
                busy={change.isPending}
                onChange={(own) => change.mutate({ params: { ...params, code: feature.code }, body: { own } })}
              />
            ))}
          </ul>
        )}
      </Resource>
    </div>
  );
}
