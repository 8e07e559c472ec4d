import { Upload } from 'lucide-react';
import { useEvents } from '@hearth/client/use-events';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { IMPORT_CHANGED } from '../../contract/events.ts';
import { useImports } from '../api.ts';
import { FirstImport } from '../components/first-import.tsx';
import { ImportRow } from '../components/import-row.tsx';
import { useWords } from '../words.ts';

const FIRST = 20;
const MOST = 100;

/** The imports of the group: those under way, and those that were. */
export function Component() {
  const words = useWords();
  const { t } = words;
  const [limit, setLimit] = useState(FIRST);
  const { data, error, isPending, refetch, dataUpdatedAt } = useImports(limit);
  const now = new Date(dataUpdatedAt);
  useEvents(
    [IMPORT_CHANGED],
    () => void refetch(),
    () => void refetch(),
  );
  return (
    <div className="grid max-w-5xl gap-5">
      <PageTitle>{t('list.title')}</PageTitle>
      <PageHeader
        title={t('list.title')}
        note={t('list.note')}
        actions={
          data !== undefined &&
          data.total > 0 && (
            <Link to="/settings/imports/new" className={linkButtonLook('primary')}>
              <Icon of={Upload} />
              {t('list.start')}
            </Link>
          )
        }
      />
      {isPending && (
        <Loading label={t('list.loading')}>
          <SkeletonRows rows={5} />
        </Loading>
      )}
      {error !== null && data === undefined && (
        <ErrorState title={t('list.failed')} action={<Button onClick={() => void refetch()}>{t('list.again')}</Button>}>
          {words.problem(error)}
        </ErrorState>
      )}
      {data?.total === 0 && <FirstImport />}
      {data !== undefined && data.total > 0 && (
        <Card flush>
          {data.imports.map((item) => (
            <ImportRow key={item.id} item={item} now={now} />
          ))}
        </Card>
      )}
      {data !== undefined && data.total > data.imports.length && limit < MOST && (
        <div>
          <Button onClick={() => setLimit(MOST)}>{t('list.more')}</Button>
        </div>
      )}
    </div>
  );
}
