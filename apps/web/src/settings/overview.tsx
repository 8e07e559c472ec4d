import { useBrand, useUser } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import en from './phrases/en.json';
import type { Section } from './sections.ts';
import { useSections } from './sections.ts';

/** All settings that the reader may change, their own first. */
export function Component() {
  const { t } = usePhrases('settings', en);
  const { user_employer: isEmployer } = useUser();
  const { own, brand, elsewhere } = useSections();
  return (
    <div className="grid max-w-2xl gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <List title={t('own')} sections={own} />
      {isEmployer === true && <OfBrand sections={brand} />}
      {elsewhere.length > 0 && <List title={t('elsewhere')} sections={elsewhere} />}
    </div>
  );
}

function OfBrand({ sections }: { sections: readonly Section[] }) {
  const { t } = usePhrases('settings', en);
  const { name } = useBrand();
  return sections.length === 0 ? null : <List title={t('of', { name })} sections={sections} />;
}

function List({ title, sections }: { title: string; sections: readonly Section[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-lg font-bold">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sections.map(({ to, label, line }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-bold">{label}</span>
                {line !== '' && <span className="text-sm text-ink-2">{line}</span>}
              </span>
              <Icon of={ChevronRight} directional className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
