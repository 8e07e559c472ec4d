import { localDay } from '@hearth/kit/local-day';
import { Slot } from '@hearth/client/slots';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { toasts } from '@hearth/ui/toast';
import { ArrowLeft, Eye } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useBeforeUnload, useBlocker } from 'react-router';
import type { Job } from '../../contract/schemas.ts';
import type { JobContent, Template } from '@hearth/domains/job-library/schemas';
import type { Requisition } from '@hearth/domains/requisitions/schemas';
import { findGaps } from '../../rules/completeness.ts';
import type { Gap } from '../../rules/completeness.ts';
import { pickContent, EMPTY_CONTENT, fillFromRequest, findQuestionViolations } from '@hearth/domains/job-library/rules';
import type { LawPlace } from '@hearth/domains/job-library/rules';
import { isUnpublished } from '../../rules/post-status.ts';
import { useJobRules, usePublish } from '../api.ts';
import { useWords } from '../words.ts';
import { JOB_ASIDE } from '../slots.ts';
import { BasicsPart, LocationField } from './basics-part.tsx';
import { PartSkeleton } from './field-parts.tsx';
import { JobMenu } from './job-menu.tsx';
import { Lockable, LocksContext } from './lockable.tsx';
import { findPublicPages } from './published/public-pages.ts';
import { goToField, ReadyCard } from './ready-card.tsx';
import { SaveNote } from './save-note.tsx';
import { StatusBadge } from './status-badge.tsx';
import { DescriptionPart, PerksPart } from './text-parts.tsx';
import { useJobDraft } from './use-draft.ts';
import type { JobDraft } from './use-draft.ts';
import { useJobActions } from './use-job-actions.ts';

/** Figures, times, questions and days are typed further down: their fields come once the beginning of the form stands. */
const PayPart = lazy(async () => ({ default: (await import('./pay-part.tsx')).PayPart }));
const HoursPart = lazy(async () => ({ default: (await import('./hours-part.tsx')).HoursPart }));
const QuestionsPart = lazy(async () => ({ default: (await import('./questions-part.tsx')).QuestionsPart }));
const AsksPart = lazy(async () => ({ default: (await import('./asks-part.tsx')).AsksPart }));
const DatesPart = lazy(async () => ({ default: (await import('./dates-part.tsx')).DatesPart }));
/** It stands under everything else, and brings the words of rights with it. */
const WhoCanSee = lazy(async () => ({ default: (await import('@hearth/domains/access/widgets')).WhoCanSee }));
const StepsPart = lazy(async () => ({ default: (await import('./steps-part.tsx')).StepsPart }));
/** Few posts meet a law about their questions. */
const LawCard = lazy(async () => ({ default: (await import('./law/law-card.tsx')).LawCard }));
const RequestField = lazy(async () => ({
  default: (await import('@hearth/domains/requisitions/widgets')).RequestField,
}));
const PlacesDialog = lazy(async () => ({ default: (await import('./rollout/places-dialog.tsx')).PlacesDialog }));
const RolloutCard = lazy(async () => ({ default: (await import('./rollout/rollout-card.tsx')).RolloutCard }));
/** Few visits publish a job. */
const PublishedNote = lazy(async () => ({ default: (await import('./published/published-note.tsx')).PublishedNote }));
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
  const brand = useBrand();
  const draft = useJobDraft(initial, useInitialContent(initial, template, request), onCreated, template?.id);
  const { content } = draft;
  // Whom it is for is changed beside the editor, not in it.
  const job = draft.job === null ? null : { ...draft.job, audience: initial?.audience ?? draft.job.audience };
  const locked = draft.job?.locked ?? template?.locked;
  const templateName = draft.job === null ? template?.name : draft.job.template_name;
  const locks = useMemo(() => ({ fields: locked ?? [] }), [locked]);
  const [tried, setTried] = useState(false);
  const [preview, setPreview] = useState<Job | null>(null);
  const [posting, setPosting] = useState<Job | null>(null);
  const [isJustPublished, setJustPublished] = useState(false);
  const pages = isJustPublished && job !== null ? findPublicPages(job) : null;
  const [posted, setPosted] = useState(initial?.rollout_id != null);
  useLeaveGuard(draft, t('leave'));
  const [openedAt] = useState(() => new Date().toISOString());
  const today = localDay(openedAt, job?.time_zone ?? 'UTC');
  const place = { country: job?.country ?? '', region: job?.region ?? '', city: job?.location_city ?? '', today };
  const gaps = findGaps(content, place);
  const findings = findQuestionViolations(content, place);
  const part = { content, change: draft.change, gaps: tried ? gaps : [] };
  const more =
    hasPermission(brand, 'MANAGE_JOBS') && brand.locationCount > 1
      ? () => void draft.save().then((saved) => setPosting(saved))
      : undefined;
  const title = content.title === '' ? t(job === null ? 'editor.newTitle' : 'list.untitled') : content.title;
  return (
    <>
      <PageTitle>{title}</PageTitle>
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
              <Button
                icon={<Icon of={Eye} />}
                onClick={() => void draft.save().then((saved) => setPreview(saved ?? job))}
              >
                {t('editor.preview')}
              </Button>
              <MainButton
                draft={draft}
                job={job}
                hasGaps={gaps.length > 0}
                today={today}
                onPublished={() => setJustPublished(true)}
                onRefused={() => refuse(gaps[0]?.field)}
              />
              <JobMenu key={job.status} job={job} onMore={more} />
            </>
          )
        }
      />
      <SaveError draft={draft} />
      {job !== null && pages !== null && (
        <Suspense fallback={null}>
          <PublishedNote job={job} pages={pages} onDismiss={() => setJustPublished(false)} />
        </Suspense>
      )}
      {/* Beside each other where both have room for their letters, however large these are. */}
      <div className="flex flex-wrap items-start gap-6">
        <LocksContext value={locks}>
          <div className="grid min-w-0 flex-[999_1_24rem] gap-6">
            <BasicsPart {...part}>
              <LocationField content={content} change={draft.change} job={job} />
              {job !== null && more !== undefined && (
                <Button className="justify-self-start" onClick={more}>
                  {t('actions.moreLocations')}
                </Button>
              )}
            </BasicsPart>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.pay')} rows={1} />}>
              <Lockable field="pay">
                <PayPart {...part} />
              </Lockable>
            </Suspense>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.hours')} rows={5} />}>
              <HoursPart {...part} country={job?.country} />
            </Suspense>
            <Lockable field="description">
              <DescriptionPart {...part} isMeasured />
            </Lockable>
            <Lockable field="perks">
              <PerksPart {...part} />
            </Lockable>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.asks')} rows={3} />}>
              <Lockable field="asks">
                <AsksPart {...part} />
              </Lockable>
            </Suspense>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.questions')} rows={2} />}>
              <Lockable field="questions">
                <QuestionsPart {...part} />
              </Lockable>
            </Suspense>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.dates')} rows={3} />}>
              <DatesPart {...part} today={today} />
            </Suspense>
            <Suspense fallback={<PartSkeleton title={t('editor.sections.steps')} rows={1} />}>
              <StepsPart {...part} job={job} />
            </Suspense>
          </div>
        </LocksContext>
        <EditorAside draft={draft} job={job} gaps={gaps} place={place} findings={findings} isPosted={posted} />
      </div>
      {posting !== null && (
        <Suspense fallback={null}>
          <PlacesDialog
            job={posting}
            onClose={(isPosted) => {
              setPosting(null);
              if (isPosted) setPosted(true);
            }}
          />
        </Suspense>
      )}
      {preview !== null && (
        <Suspense fallback={null}>
          <PreviewDrawer job={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </>
  );

  function refuse(field: keyof JobContent | undefined): void {
    setTried(true);
    if (field !== undefined) setTimeout(() => goToField(field));
  }
}

/** Beside the form: what is missing, what the law says, where else the job is. */
function EditorAside({
  draft,
  job,
  gaps,
  place,
  findings,
  isPosted,
}: {
  readonly draft: JobDraft;
  readonly job: Job | null;
  readonly gaps: readonly Gap[];
  readonly place: LawPlace;
  readonly findings: ReturnType<typeof findQuestionViolations>;
  /** Whether it is posted at further locations. */
  readonly isPosted: boolean;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const { content } = draft;
  return (
    <div className="grid min-w-0 flex-[1_1_20rem] gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      {job?.status === 'LIVE' && <Alert tone="info">{t('editor.saveNote')}</Alert>}
      {(job === null || isUnpublished(job.status) || gaps.length > 0) && (
        <ReadyCard content={content} gaps={gaps} place={place} />
      )}
      {content.location_id !== '' && hasPermission(brand, 'MANAGE_JOBS') && (
        <Suspense fallback={null}>
          <RequestField
            locationId={content.location_id}
            value={content.requisition_id}
            onChange={(requisition_id) => draft.change({ requisition_id })}
          />
        </Suspense>
      )}
      {findings.length > 0 && (
        <Suspense fallback={null}>
          <LawCard findings={findings} content={content} change={draft.change} />
        </Suspense>
      )}
      {job !== null && isPosted && (
        <Suspense fallback={null}>
          <RolloutCard job={job} isSaved={!draft.isChanged} />
        </Suspense>
      )}
      {job !== null && <Slot of={JOB_ASIDE} with={{ jobId: job.id, status: job.status, audience: job.audience }} />}
      {job !== null && (
        <Suspense fallback={null}>
          <WhoCanSee kind="job" brandId={job.location_id} />
        </Suspense>
      )}
    </div>
  );
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

/** The next step for a job in its state: publish it in one of its ways, or save what is public at once. */
function MainButton(props: {
  readonly draft: JobDraft;
  readonly job: Job;
  readonly hasGaps: boolean;
  readonly today: string;
  readonly onPublished: () => void;
  readonly onRefused: () => void;
}) {
  const { draft, job, hasGaps, today, onPublished, onRefused } = props;
  const { t, problem } = useWords();
  const brand = useBrand();
  const publish = usePublish();
  const actions = useJobActions();
  const rules = useJobRules().data;
  const mayPublish = hasPermission(brand, 'MANAGE_BRAND') || rules?.approval_required !== true;
  if (!hasPermission(brand, 'MANAGE_JOBS')) return null;
  if (!isUnpublished(job.status)) {
    return (
      <Button variant="primary" busy={draft.state === 'saving'} disabled={!draft.isChanged} onClick={() => void keep()}>
        {t('editor.save')}
      </Button>
    );
  }
  if (job.status === 'PENDING_APPROVAL' && !mayPublish) return null;
  const isLater = draft.content.publish_on !== null && draft.content.publish_on > today;
  const words = !mayPublish
    ? 'submit'
    : job.status === 'PENDING_APPROVAL'
      ? 'approve'
      : isLater
        ? 'schedule'
        : 'publish';
  if (job.status === 'SCHEDULED' && isLater) return null;
  return (
    <Button variant="primary" busy={publish.isPending} onClick={() => void goLive()}>
      {t(`actions.${words}`)}
    </Button>
  );

  async function keep(): Promise<void> {
    if (hasGaps) return onRefused();
    await draft.save();
  }

  async function goLive(): Promise<void> {
    if (hasGaps) return onRefused();
    const saved = await draft.save();
    if (saved === null) return;
    try {
      const after = await publish.mutateAsync({
        params: { id: brand.id, job_id: saved.id },
        body: { version: saved.version },
      });
      draft.adopt(after);
      onPublished();
      const message = t('actions.became', { title: after.title, status: t(`status.${after.status}`) });
      toasts.show({ message, tone: 'ok', key: after.id, ...actions.undoOf(after) });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
      onRefused();
    }
  }
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
