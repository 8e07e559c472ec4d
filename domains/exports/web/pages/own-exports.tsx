import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { Download } from 'lucide-react';
import { listOwnExports } from '../../contract/endpoints.ts';
import { FILE_PREPARED } from '../../contract/events.ts';
import { FileRow } from '../components/file-row.tsx';
import { useWords } from '../words.ts';

/** The files that were prepared for the reader in the last seven days. */
export function Component() {
  const { t, problem } = useWords();
  const list = useCursorPages(listOwnExports, { query: {} }, { parameter: 'before', nextOf: ({ next }) => next });
  useReadAgainOn([FILE_PREPARED], [listOwnExports]);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeader title={t('page.title')} />
      <p className="max-w-prose text-ink-2">{t('page.lead')}</p>
      <Card flush>
        <PagedList
          of={list}
          items={({ files }) => files}
          rows={3}
          failed={t('page.failed')}
          problem={problem}
          empty={
            <EmptyState icon={<Icon of={Download} size={24} />} title={t('page.none')}>
              {t('page.noneText')}
            </EmptyState>
          }
        >
          {(files) => (
            <ul className="divide-y divide-line">
              {files.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </div>
  );
}
