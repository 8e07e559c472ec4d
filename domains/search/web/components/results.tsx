import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FoundGroups } from '../../contract/schemas.ts';
import { resultsAddress } from '../../rules/hit-address.ts';
import { parseResultFilter, toResultQuery } from '../result-query.ts';
import type { ResultFilter } from '../result-query.ts';
import { normalizeTerm } from '../../rules/term.ts';
import { countHits } from '../../rules/total.ts';
import { KINDS } from '../use-hit-lines.tsx';
import { useSearch } from '../use-search.ts';
import { useWords } from '../words.ts';
import { AllKinds } from './all-kinds.tsx';
import { KindPage } from './kind-page.tsx';
import { PinButton } from './pin-button.tsx';

const ALL = 'all';

/** All results of a term by kind. Kind and page are part of the URL. */
export function Results({ written }: { written: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const term = normalizeTerm(written);
  const [typed, setTyped] = useState(written);
  const title = term === null ? t('results.empty') : t('results.title', { term });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={<span className="break-words">{title}</span>}
        actions={term === null ? undefined : <PinButton term={term} />}
      />
      <SearchField
        label={t('results.field')}
        placeholder={t('placeholder')}
        clearLabel={t('results.clear')}
        value={typed}
        onChange={setTyped}
        onSubmit={(text) => {
          const next = normalizeTerm(text);
          if (next !== null) void navigate(resultsAddress(next));
        }}
        className="max-w-140"
      />
      {term === null ? <p className="text-base text-ink-2">{t('hint')}</p> : <Found term={term} />}
    </div>
  );
}

function Found({ term }: { term: string }) {
  const [entries, setEntries] = useSearchParams();
  const choice = parseResultFilter(entries, KINDS);
  const { here } = choice;
  const { found, online } = useSearch({ term, ...choice });
  const turnTo = (next: Partial<ResultFilter>): void =>
    setEntries(toResultQuery({ ...choice, page: 1, ...next }), { preventScrollReset: true });
  const show = (chosen: string): void => turnTo({ kind: KINDS.find((one) => one === chosen) });
  return (
    <>
      <Scope here={here} onChange={(chosen) => turnTo({ here: chosen })} />
      <Hits {...{ term, choice, found, online, show }} />
    </>
  );
}

/** Where is searched: everywhere, or at the brand in view and below. The root of a group has nothing above it. */
function Scope({ here, onChange }: { here: boolean; onChange: (here: boolean) => void }) {
  const { t } = useWords();
  const { id, groupId, name } = useBrand();
  if (id === groupId) return null;
  return (
    <SegmentedControl
      label={t('scope.label')}
      value={here ? 'here' : 'everywhere'}
      onChange={(chosen) => onChange(chosen === 'here')}
      segments={[
        { value: 'everywhere', label: t('scope.everywhere') },
        { value: 'here', label: <bdi className="max-w-60 truncate">{name}</bdi> },
      ]}
      className="justify-self-start"
    />
  );
}

type HitsProps = {
  term: string;
  choice: ResultFilter;
  show: (kind: string) => void;
} & ReturnType<typeof useSearch>;

function Hits({ term, choice, found, online, show }: HitsProps) {
  const { t, problem } = useWords();
  const { number } = useFormat();
  const { kind } = choice;
  const { data } = found;
  if (!online && data === undefined) return <Alert tone="warn">{t('results.offline')}</Alert>;
  if (found.error !== null && data === undefined)
    return (
      <ErrorState title={t('failed')} action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}>
        {problem(found.error)}
      </ErrorState>
    );
  if (data === undefined) return <Waiting />;
  const total = countHits(data.groups);
  if (total === 0 && !found.isPlaceholderData)
    return (
      <EmptyState icon={<Icon of={SearchX} size={24} />} title={t('none', { term })}>
        {t('noneHint')}
      </EmptyState>
    );
  const tabs = [
    { id: ALL, label: t('kinds.all'), total, panel: <AllKinds groups={data.groups} onShow={show} /> },
    ...KINDS.filter((one) => data.groups[one] !== undefined).map((one) => ({
      id: one,
      label: t(`kinds.${one}`),
      total: data.groups[one]?.total ?? 0,
      panel: <KindPage groups={data.groups} kind={one} choice={choice} />,
    })),
  ];
  return (
    <>
      <p role="status" className="text-base text-ink-2">
        {data.alike ? t('alike', { term }) : t('found', { count: total })}
      </p>
      <Tabs
        label={t('results.kinds')}
        value={kind !== undefined && isThere(data.groups, kind) ? kind : ALL}
        onChange={show}
        tabs={tabs.map(({ total: all, panel, ...tab }) => ({
          ...tab,
          end: <span className="text-sm font-normal text-ink-2 tabular-nums">{number(all)}</span>,
          // What stands there is of the kind or the page before.
          panel: found.isPlaceholderData ? <Waiting /> : panel,
        }))}
      />
    </>
  );
}

function isThere(groups: FoundGroups, kind: keyof FoundGroups): boolean {
  return groups[kind] !== undefined;
}

function Waiting() {
  const { t } = useWords();
  return (
    <Loading label={t('results.loading')} className="rounded-lg border border-line bg-surface">
      <SkeletonRows rows={6} />
    </Loading>
  );
}
