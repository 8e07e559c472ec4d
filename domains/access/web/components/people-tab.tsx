import { PagedList } from '@hearth/ui/resource';
import { UserPlus } from 'lucide-react';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchField } from '@hearth/ui/search-field';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedGrant } from '../../contract/schemas.ts';
import { useGrants } from '../api.ts';
import { useWords } from '../words.ts';
import { Grants } from './grants.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

const AddGrant = lazy(async () => ({ default: (await import('./add-grant.tsx')).AddGrant }));
const PersonDrawer = lazy(async () => ({ default: (await import('./person-drawer.tsx')).PersonDrawer }));

/** The people with rights at the brand in view and below, and where each right comes from. */
export function PeopleTab() {
  const { t, problem } = useWords();
  const [address, setAddress] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [person, setPerson] = useState<ListedGrant | null>(null);
  const typed = address.get('q') ?? '';
  const search = useDeferredValue(typed.trim());
  const found = useGrants(search);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          className="min-w-0 flex-[1_1_16rem]"
          label={t('people.search')}
          placeholder={t('people.search')}
          clearLabel={t('people.clear')}
          value={typed}
          busy={found.isPlaceholderData}
          onChange={(q) => setAddress(q === '' ? {} : { q }, { replace: true })}
        />
        <Button variant="primary" icon={<Icon of={UserPlus} />} onClick={() => setAdding(true)}>
          {t('people.add')}
        </Button>
      </div>
      <PendingInvitations />
      {found.isRefetchError && (
        <Alert tone="bad" action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}>
          {problem(found.error)}
        </Alert>
      )}
      <PagedList
        of={found}
        items={(page) => page.grants}
        failed={t('page.failed')}
        problem={problem}
        className="rounded-lg border border-line bg-surface"
        empty={<EmptyState headingLevel={2} title={t('people.none')} />}
      >
        {(grants) => <Grants grants={grants} onChoose={setPerson} />}
      </PagedList>
      <Suspense fallback={null}>
        {adding && <AddGrant onClose={() => setAdding(false)} />}
        {person !== null && <PersonDrawer userId={person.user_id} onClose={() => setPerson(null)} />}
      </Suspense>
    </div>
  );
}
