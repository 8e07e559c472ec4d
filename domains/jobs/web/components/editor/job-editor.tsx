import { hasPermission, useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { Job } from '../../../contract/schemas.ts';
import type { JobContent, Template } from '@hearth/domains/job-library/schemas';
import type { Requisition } from '@hearth/domains/requisitions/schemas';
import { pickContent, EMPTY_CONTENT, fillFromRequest } from '@hearth/domains/job-library/rules';
import { isUnpublished } from '../../../rules/post-status.ts';
import { useWords } from '../../words.ts';
import { BasicsPart, LocationField } from '../basics-part.tsx';
import { ContentParts } from '../content-parts.tsx';
import { EditorAside } from './editor-aside.tsx';
import { EditorHeader } from './editor-header.tsx';
import { PartSkeleton } from '../field-parts.tsx';
import type { PartProps } from '../field-parts.tsx';
import { LocksContext } from '../lockable.tsx';
import { findPublicPages } from '../published/public-pages.ts';
import { goToField } from './ready-card.tsx';
import { useJobDraft } from './use-draft.ts';
import type { JobDraft } from './use-draft.ts';
import { useReadiness } from './use-readiness.ts';

/** Days and steps are chosen further down: they come once the beginning of the form stands. */
const DatesPart = lazy(async () => ({ default: (await import('../dates-part.tsx')).DatesPart }));
const StepsPart = lazy(async () => ({ default: (await import('../steps-part.tsx')).StepsPart }));
const PlacesDialog = lazy(async () => ({ default: (await import('../rollout/places-dialog.tsx')).PlacesDialog }));
/** Few visits publish a job. */
const PublishedNote = lazy(async () => ({ default: (await import('../published/published-note.tsx')).PublishedNote }));
const PreviewDrawer = lazy(async () => ({ default: (await import('./preview-drawer.tsx')).PreviewDrawer }));

/** Writes one job: the form, what is missing, and the one button that comes next. */
export function JobEditor({
  job: initial,
  template,
  request,
  onCreated,
}: {
  readonly job: Job | null;
  /** What a new job begins with. */
  readonly template?: Template | undefined;
  readonly request?: Requisition | undefined;
  readonly onCreated: (job: Job) => void;
}) {
  const { t } = useWords();
  const draft = useJobDraft(initial, useInitialContent(initial, template, request), onCreated, template?.id);
  const { content } = draft;
  // Whom it is for is changed beside the editor, not in it.
  const job = draft.job === null ? null : { ...draft.job, audience: initial?.audience ?? draft.job.audience };
  const locked = draft.job?.locked ?? template?.locked;
  const locks = useMemo(() => ({ fields: locked ?? [] }), [locked]);
  const [tried, setTried] = useState(false);
  const [preview, setPreview] = useState<Job | null>(null);
  const [isJustPublished, setJustPublished] = useState(false);
  const posting = usePosting(draft, initial?.rollout_id != null);
  useLeaveGuard(draft, t('leave'));
  const readiness = useReadiness(content, job);
  const title = content.title === '' ? t(job === null ? 'editor.newTitle' : 'list.untitled') : content.title;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EditorHeader
        draft={draft}
        job={job}
        title={title}
        templateName={draft.job === null ? template?.name : draft.job.template_name}
        readiness={readiness}
        onMore={posting.begin}
        onPreview={setPreview}
        onPublished={() => setJustPublished(true)}
        onRefused={() => {
          setTried(true);
          goToGap(readiness.gaps[0]?.field);
        }}
      />
      <SaveError draft={draft} />
      {isJustPublished && job !== null && <PublicPages job={job} onDismiss={() => setJustPublished(false)} />}
      {/* Beside each other where both have room for their letters, however large these are. */}
      <div className="flex flex-wrap items-start gap-6">
        <LocksContext value={locks}>
          <JobParts
            part={{ content, change: draft.change, gaps: tried ? readiness.gaps : [] }}
            job={job}
            today={readiness.today}
            onMore={posting.begin}
          />
        </LocksContext>
        <EditorAside draft={draft} job={job} readiness={readiness} isPosted={posting.isPosted} />
      </div>
      {posting.job !== null && (
        <Suspense fallback={null}>
          <PlacesDialog job={posting.job} onClose={posting.end} />
        </Suspense>
      )}
      {preview !== null && (
        <Suspense fallback={null}>
          <PreviewDrawer job={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The form of a job: a template's, with its location, days and steps. */
function JobParts({
  part,
  job,
  today,
  onMore,
}: {
  readonly part: PartProps;
  readonly job: Job | null;
  readonly today: string;
  readonly onMore: (() => void) | undefined;
}) {
  const { t } = useWords();
  return (
    <div className="grid min-w-0 flex-[999_1_24rem] gap-6">
      <BasicsPart {...part}>
        <LocationField content={part.content} change={part.change} job={job} />
        {job !== null && onMore !== undefined && (
          <Button className="justify-self-start" onClick={onMore}>
            {t('actions.moreLocations')}
          </Button>
        )}
      </BasicsPart>
      <ContentParts part={part} country={job?.country} isMeasured />
      <Suspense fallback={<PartSkeleton title={t('editor.sections.dates')} rows={3} />}>
        <DatesPart {...part} today={today} />
      </Suspense>
      <Suspense fallback={<PartSkeleton title={t('editor.sections.steps')} rows={1} />}>
        <StepsPart {...part} job={job} />
      </Suspense>
    </div>
  );
}

/** Where a job that has just gone live can be seen; nothing where it has no public page. */
function PublicPages({ job, onDismiss }: { readonly job: Job; readonly onDismiss: () => void }) {
  const pages = findPublicPages(job);
  if (pages === null) return null;
  return (
    <Suspense fallback={null}>
      <PublishedNote job={job} pages={pages} onDismiss={onDismiss} />
    </Suspense>
  );
}

/** Posts a job at further locations; `begin` is undefined where there are none. */
function usePosting(draft: JobDraft, wasPosted: boolean) {
  const brand = useBrand();
  const [job, setJob] = useState<Job | null>(null);
  const [isPosted, setPosted] = useState(wasPosted);
  const begin = (): void => void draft.save().then((saved) => setJob(saved));
  const end = (posted: boolean): void => {
    setJob(null);
    if (posted) setPosted(true);
  };
  const hasMore = hasPermission(brand, 'MANAGE_JOBS') && brand.locationCount > 1;
  return { job, isPosted, begin: hasMore ? begin : undefined, end };
}

/** Returns the initial content of a new job, from the brand, template or request. */
function useInitialContent(
  job: Job | null,
  template: Template | undefined,
  request: Requisition | undefined,
): JobContent {
  const brand = useBrand();
  const { language } = useWords();
  if (job !== null) return pickContent(job);
  const location_id = brand.type === 'LOCATION' ? brand.id : '';
  const start = { ...EMPTY_CONTENT, language, ...template?.content, location_id };
  return request === undefined ? start : fillFromRequest(start, request);
}

/** Explains why the last save failed, and that nothing was lost. */
function SaveError({ draft }: { readonly draft: JobDraft }) {
  const { t, problem } = useWords();
  if (draft.problem === null) return null;
  return (
    <Alert
      tone="bad"
      urgent
      className="mb-6"
      action={<Button onClick={() => window.location.reload()}>{t('editor.reload')}</Button>}
      title={problem(draft.problem)}
    >
      {t('editor.notSaved')}
    </Alert>
  );
}

/** Goes to the field of a gap, once it says so. */
function goToGap(field: keyof JobContent | undefined): void {
  if (field !== undefined) setTimeout(() => goToField(field));
}

/** Asks before unsaved changes are lost by leaving. */
function useLeaveGuard(draft: JobDraft, question: string): void {
  const isOpen = draft.isChanged && draft.job !== null && !isUnpublished(draft.job.status);
  useBeforeUnload((event) => {
    if (isOpen || draft.state === 'saving' || draft.state === 'failed') event.preventDefault();
  });
  useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    return isOpen && leaves && !window.confirm(question);
  });
}
