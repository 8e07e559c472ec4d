import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { ArrowLeft, Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { Job } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { JobMenu } from '../job-menu.tsx';
import { MainButton } from './main-button.tsx';
import { SaveNote } from './save-note.tsx';
import { StatusBadge } from '../status-badge.tsx';
import type { JobDraft } from './use-draft.ts';
import type { Readiness } from './use-readiness.ts';

/** Above the form: which job it is, whether it is saved, and what can be done with it. */
export function EditorHeader({
  draft,
  job,
  title,
  templateName,
  readiness,
  onMore,
  onPreview,
  onPublished,
  onRefused,
}: {
  readonly draft: JobDraft;
  readonly job: Job | null;
  readonly title: string;
  readonly templateName: string | null | undefined;
  readonly readiness: Readiness;
  /** Asked to post it at further locations; absent where there are none. */
  readonly onMore: (() => void) | undefined;
  readonly onPreview: (job: Job) => void;
  readonly onPublished: () => void;
  readonly onRefused: () => void;
}) {
  const { t } = useWords();
  return (
    <PageHeader
      className="mb-6"
      title={<bdi>{title}</bdi>}
      above={
        <Link
          to="/hiring/jobs"
          className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink"
        >
          <Icon of={ArrowLeft} directional />
          {t('editor.back')}
        </Link>
      }
      note={
        <span className="flex flex-wrap items-center gap-3">
          {job !== null && <StatusBadge status={job.status} />}
          {templateName != null && (
            <span className="text-sm text-ink-2">{t('editor.fromTemplate', { name: templateName })}</span>
          )}
          <SaveNote draft={draft} />
        </span>
      }
      actions={
        job === null ? (
          <Button variant="primary" disabledReason={t('editor.fields.locationFirst')}>
            {t('actions.publish')}
          </Button>
        ) : (
          <>
            <Button icon={<Icon of={Eye} />} onClick={() => void draft.save().then((saved) => onPreview(saved ?? job))}>
              {t('editor.preview')}
            </Button>
            <MainButton
              draft={draft}
              job={job}
              hasGaps={readiness.gaps.length > 0}
              today={readiness.today}
              onPublished={onPublished}
              onRefused={onRefused}
            />
            <JobMenu key={job.status} job={job} onMore={onMore} />
          </>
        )
      }
    />
  );
}
