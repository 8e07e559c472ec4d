import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Queue } from '../components/queue.tsx';
import { useWords } from '../words.ts';

/** Loaded with the first check that is opened. */
const CaseDrawer = lazy(async () => ({ default: (await import('../components/case-drawer.tsx')).CaseDrawer }));

/** The checks of the right to work, what is due first; `?case=` opens one. */
export function Component() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const open = search.get('case');
  const set = (caseId: string | null): void => {
    const next = new URLSearchParams(search);
    if (caseId === null) next.delete('case');
    else next.set('case', caseId);
    setSearch(next, { replace: true });
  };
  if (useLacksLocation()) return <FirstLocation page={t('title')} />;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} note={t('note')} />
      <Queue onOpen={set} />
      {open !== null && (
        <Suspense>
          <CaseDrawer key={open} caseId={open} onClose={() => set(null)} />
        </Suspense>
      )}
    </div>
  );
}
