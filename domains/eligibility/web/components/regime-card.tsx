import { useLanguage } from '@hearth/i18n/phrases';
import { regionName } from '@hearth/i18n/region-name';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import type { ShownRegime } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { LawLists } from './law-lists.tsx';

/** What one law asks for: each clock, list and period with where it was read. */
export function RegimeCard({ regime }: { readonly regime: ShownRegime & { readonly is_here: boolean } }) {
  const { t } = useWords();
  const language = useLanguage();
  return (
    <Card
      title={<bdi lang={regime.language}>{regime.name}</bdi>}
      headingLevel={3}
      note={regime.countries.map((code) => regionName(language, code) ?? code).join(', ')}
      action={regime.is_here ? <Badge tone="ok">{t('rules.here')}</Badge> : undefined}
    >
      <div className="grid gap-3">
        <Disclosure title={t('rules.facts')} headingLevel={4} defaultOpen={regime.is_here}>
          <ul className="divide-y divide-line">
            {regime.facts.map((fact) => (
              <Fact key={`${fact.kind} ${fact.id}`} fact={fact} />
            ))}
          </ul>
          {regime.left_out.length > 0 && (
            <div className="mt-2 text-sm text-ink-2">
              <b>{t('rules.leftOut')}</b>
              <ul className="list-disc ps-5" lang="en">
                {regime.left_out.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </div>
          )}
        </Disclosure>
        <LawLists terms={regime} />
      </div>
    </Card>
  );
}

function Fact({ fact }: { readonly fact: ShownRegime['facts'][number] }) {
  const { t } = useWords();
  const format = useFormat();
  const { source } = fact;
  return (
    <li className="grid gap-1 py-2.5">
      <span lang={fact.kind === 'DUTY' ? 'en' : undefined}>{useFactWords(fact)}</span>
      {fact.note !== '' && (
        <p className="text-sm text-ink-2" lang="en">
          {fact.note}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <bdi>{fact.paragraph}</bdi>
        <a className="underline" href={source.url} target="_blank" rel="noreferrer">
          {t('rules.source', { title: source.title })}
        </a>
        {fact.is_verified && source.read_on !== null ? (
          <Badge tone="ok">{t('rules.verified', { day: format.date(source.read_on) })}</Badge>
        ) : (
          <Badge tone="warn">{t('rules.verify')}</Badge>
        )}
      </p>
    </li>
  );
}

/** A clock or a period in one sentence of the reader’s language; duties are said as the file says them. */
function useFactWords({ kind, rule, figures, says }: ShownRegime['facts'][number]): string {
  const { t } = useWords();
  const days = figures['days'] ?? 0;
  if (kind === 'DUTY') return says;
  if (kind === 'RECEIPTS') return t('fact.RECEIPTS', { count: days });
  if (kind === 'FOLLOW_UP') return t('fact.FOLLOW_UP');
  if (kind === 'RETENTION') {
    const [years, after] = [(figures['after_start'] ?? 0) / 12, (figures['after_end'] ?? 0) / 12];
    if (rule === 'LATER') return t('fact.LATER', { years, after });
    return rule === 'WHILE' ? t('fact.WHILE') : t('fact.AFTER_END', { count: after });
  }
  const when =
    rule === 'FIRST_DAY'
      ? t('fact.FIRST_DAY')
      : rule === 'BEFORE_START'
        ? t('fact.BEFORE_START')
        : rule === 'OPEN_DAYS_AFTER'
          ? t('fact.OPEN_DAYS_AFTER', { count: days })
          : t('fact.WORKING_DAYS_BEFORE', { count: days });
  return t(kind === 'STATEMENT' ? 'fact.statement' : 'fact.check', { when });
}
