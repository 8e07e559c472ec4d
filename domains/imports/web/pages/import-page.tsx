import { Resource } from '@hearth/ui/resource';
import { ChevronLeft } from 'lucide-react';
import { useEvents } from '@hearth/client/use-events';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { IMPORT_CHANGED } from '../../contract/events.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { isRunning, useImport } from '../api.ts';
import { CheckedStep } from '../components/checked-step.tsx';
import { ColumnsStep } from '../components/columns-step.tsx';
import { EndedStep } from '../components/ended-step.tsx';
import { ImportSteps } from '../components/import-steps.tsx';
import { ProgressStep } from '../components/progress-step.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { useWords } from '../words.ts';

const STEP = { UPLOADED: 1, CHECKING: 2, CHECKED: 2, RUNNING: 3, DONE: 3, CANCELLED: 3, FAILED: 3 } as const;

/** One import, from its columns to its end. The address stays the same, so that leaving and coming back loses nothing. */
export function Component() {
  const words = useWords();
  const { t } = words;
  const { importId = '' } = useParams();
  const found = useImport(importId);
  const [editing, setEditing] = useState(false);
  const detail = found.data;
  useEvents(
    [IMPORT_CHANGED],
    ({ data }) => {
      if (data['import_id'] === importId) void found.refetch();
    },
    () => void found.refetch(),
  );
  return (
    <div className="grid gap-5">
      <PageTitle>{detail?.file_name ?? t('list.title')}</PageTitle>
      <PageHeader
        above={
          <Link to="/settings/imports" className={`inline-flex items-center gap-1 text-sm phone:min-h-11 ${TEXT_LINK}`}>
            <Icon of={ChevronLeft} directional />
            {t('new.back')}
          </Link>
        }
        title={<bdi>{detail?.file_name ?? '…'}</bdi>}
        note={
          detail !== undefined && (
            <span className="flex flex-wrap items-center gap-2">
              {t('columns.file', {
                file: t(`kinds.${detail.kind}`),
                count: detail.rows_total,
                encoding: detail.encoding.toUpperCase(),
              })}
              <StatusBadge status={detail.status} />
            </span>
          )
        }
      />
      {detail !== undefined && <ImportSteps current={editing ? 1 : STEP[detail.status]} />}
      <Resource of={found} rows={8} problem={words.problem}>
        {(one) => (
          <Step detail={one} editing={editing} onEdit={() => setEditing(true)} onChecking={() => setEditing(false)} />
        )}
      </Resource>
    </div>
  );
}

function Step(props: { detail: ImportDetail; editing: boolean; onEdit: () => void; onChecking: () => void }) {
  const { detail, editing, onEdit, onChecking } = props;
  if (isRunning(detail)) return <ProgressStep detail={detail} />;
  if (detail.status === 'UPLOADED' || editing) return <ColumnsStep detail={detail} onChecking={onChecking} />;
  if (detail.status === 'CHECKED' && detail.counts !== null) {
    return <CheckedStep detail={detail} counts={detail.counts} onBack={onEdit} />;
  }
  return <EndedStep detail={detail} />;
}
