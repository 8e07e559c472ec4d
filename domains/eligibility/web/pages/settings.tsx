import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { getEligibilityRules } from '../../contract/endpoints.ts';
import { RegimeCard } from '../components/regime-card.tsx';
import { RulesForm } from '../components/rules-form.tsx';
import { useWords } from '../words.ts';

/** Who is asked at the brand in view, and what each country’s law says, with its sources. */
export function Component() {
  const { t, problem } = useWords();
  const { id, name } = useBrand();
  const rules = useCall(getEligibilityRules, { params: { id } });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('rules.note', { name })} />
      <Resource of={rules} rows={8} failed={t('rules.failed')} problem={problem}>
        {({ setting, regimes }) => (
          <>
            <RulesForm key={`${id} ${setting.version}`} held={setting} />
            <section className="grid gap-4">
              <h2 className="text-lg font-bold">{t('rules.regimes')}</h2>
              <p className="text-ink-2">{t('rules.regimesNote')}</p>
              {regimes.map((regime) => (
                <RegimeCard key={regime.code} regime={regime} />
              ))}
            </section>
          </>
        )}
      </Resource>
    </div>
  );
}
