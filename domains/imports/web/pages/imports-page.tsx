import { Resource } from '@hearth/ui/resource';
import { Upload } from 'lucide-react';
import { useEvents } from '@hearth/client/use-events';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
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
  const imports = useImports(limit);
  const { data, refetch } = imports;
  const now = new Date(imports.dataUpdatedAt);
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
      <Resource
        of={imports}
        rows={5}
        failed={t('list.failed')}
        problem={words.problem}
        isEmpty={({ total }) => total === 0}
        empty={<FirstImport />}
      >
        {({ imports: items, total }) => (
          <>
            <Card flush>
              {items.map((item) => (
                <ImportRow key={item.id} item={item} now={now} />
              ))}
            </Card>
            {total > items.length && limit < MOST && (
              <div>
                <Button onClick={() => setLimit(MOST)}>{t('more')}</Button>
              </div>
            )}
          </>
        )}
      </Resource>
    </div>
  );
}
