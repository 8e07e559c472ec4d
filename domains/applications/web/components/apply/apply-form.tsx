import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { sharedState } from '@hearth/client/shared-state';
import { useHydrated } from '@hearth/domains/identity/widgets';
import { LegalLinks } from '@hearth/domains/core/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { PageTitle } from '@hearth/ui/page-title';
import { Stepper } from '@hearth/ui/stepper';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDraftStore } from '../../state/draft-store.ts';
import { hasTimes, STEPS, timesFromProfile } from '../../state/draft.ts';
import { readTyped } from '../../state/read-typed.ts';
import type { ApplyStep, Draft } from '../../state/draft.ts';
import en from '../../en.json' with { type: 'json' };
import type { PublicJob } from '../../load-job.ts';
import { useApplicant } from '../../use-applicant.ts';
import type { Applicant } from '../../use-applicant.ts';
import { useApplyForm } from '../../use-apply-form.ts';
import { loadSending } from '../../use-send-application.ts';
import { ApplyFurther } from './apply-further.tsx';
import { ApplyHeader } from './apply-header.tsx';
import { ApplyYou } from './apply-you.tsx';
import { useResumedDraft } from '../later/use-resumed-draft.ts';

/** For those who have a profile, and for those who have said their times. */
const TakeAlong = lazy(async () => ({ default: (await import('@hearth/domains/profiles/widgets')).TakeAlong }));
const KeepTimes = lazy(async () => ({ default: (await import('@hearth/domains/profiles/widgets')).KeepTimes }));

/** The later steps come while the first one is written, and are there when it is done. */
const loadTimes = () => import('./apply-times.tsx');
const loadQuestions = () => import('./apply-questions.tsx');
const ApplyTimes = lazy(async () => ({ default: (await loadTimes()).ApplyTimes }));
const Coverage = lazy(async () => ({ default: (await loadTimes()).Coverage }));
const ApplyQuestions = lazy(async () => ({ default: (await loadQuestions()).ApplyQuestions }));
/** For the few whose application is not taken, and while one is sent. */
const EmployerNotice = lazy(async () => ({ default: (await import('./apply-notices.tsx')).EmployerNotice }));
const Refusal = lazy(async () => ({ default: (await import('./apply-notices.tsx')).Refusal }));
const Progress = lazy(async () => ({ default: (await import('@hearth/ui/progress')).Progress }));
/** Nothing to press before the page has started. */
const GoOnElsewhere = lazy(async () => ({ default: (await import('../later/go-on-elsewhere.tsx')).GoOnElsewhere }));
/** Comes when everything else is done. */
const GuestSent = lazy(() => import('../sent/guest-sent.tsx'));

/** Three short steps on a phone: who, when, and the job's questions with files. Nobody needs an account. */
export function ApplyForm({ job }: { job: PublicJob }) {
  const { t } = usePhrases('applications', en);
  const hydrated = useHydrated();
  const applicant = useApplicant();
  const [store] = useState(() =>
    createDraftStore(
      job.id,
      sharedState,
      () => new Date(),
      () => readTyped(job.id),
    ),
  );
  const { draft, savedAt } = useSyncExternalStore(store.subscribe, store.current, store.blank);
  const resumed = useResumedDraft(job.id, store);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useApplyForm({ job, store, draft, applicant, form: element, heading, resumed });
  const { step } = form;
  const current = STEPS[step] ?? 'you';
  useLaterParts();
  const { accent_color: accent, background_color: background } = job.site;
  useBrandColours(accent, background);

  if (form.mailedTo !== null)
    return (
      <Suspense>
        <GuestSent job={job} address={form.mailedTo} />
      </Suspense>
    );
  const last = step === STEPS.length - 1;
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <PageTitle>{t('apply.page', { job: job.title })}</PageTitle>
      <ApplyHeader job={job} savedAt={savedAt} />
      <form
        ref={element}
        noValidate
        data-job={job.id}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        className="flex flex-1 flex-col"
      >
        <main className="mx-auto w-full max-w-xl flex-1 px-4 py-3">
          <Suspense>{applicant.kind === 'employer' && <EmployerNotice jobId={job.id} />}</Suspense>
          <Stepper
            label={t('apply.steps')}
            current={step}
            doneLabel={t('apply.stepDone')}
            steps={STEPS.map((id) => ({ id, label: t(`apply.step.${id}`) }))}
          />
          <h1 ref={heading} tabIndex={-1} className="mt-4 text-xl font-bold outline-none">
            {t(`apply.heading.${current}`)}
          </h1>
          <p className="mt-0.5 mb-4 text-ink-2">{t(`apply.lead.${current}`)}</p>
          <Suspense fallback={null}>
            <StepFields step={current} job={job} applicant={applicant} draft={draft} form={form} />
          </Suspense>
          <Suspense>{form.refused !== null && <Refusal refused={form.refused} jobId={job.id} />}</Suspense>
          {/* Its place is kept, so that nothing below it moves when it comes. */}
          <div className="min-h-17">
            <Suspense>{hydrated && <GoOnElsewhere draft={draft} resumed={resumed} />}</Suspense>
          </div>
          {/* The last step has them beside the consent. */}
          {!last && <LegalLinks links={job.site} className="mt-4 text-sm text-ink-2" />}
        </main>
        <ApplyFooter job={job} draft={draft} form={form} isRefused={applicant.kind === 'employer'} />
      </form>
    </div>
  );
}

interface ApplyFooterProps {
  readonly job: PublicJob;
  readonly draft: Draft;
  readonly form: ReturnType<typeof useApplyForm>;
  /** The employer's own people can't apply: the last step says so. */
  readonly isRefused: boolean;
}

/** The way on and back, with what is said above it. */
function ApplyFooter({ job, draft, form, isRefused }: ApplyFooterProps) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const hydrated = useHydrated();
  const online = useOnline(useConnection().online);
  const { step, progress } = form;
  const last = step === STEPS.length - 1;
  return (
    <footer className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-xl gap-3 px-4 pt-3 pb-4">
        {!online && <p className="text-sm font-bold text-warn">{t('apply.offline')}</p>}
        {STEPS[step] === 'times' && (
          <Suspense fallback={null}>
            <Coverage draft={draft} usual={job.usual_week} />
          </Suspense>
        )}
        <Suspense>
          {progress !== null && (
            <Progress label={t('apply.sending')} value={progress} max={1} countText={format.percent(progress)} />
          )}
        </Suspense>
        <div className={step === 0 ? '' : 'grid grid-cols-[auto_minmax(0,1fr)] gap-2'}>
          {step > 0 && (
            <Button size="xl" variant="secondary" className="min-w-24" onClick={form.back}>
              {t('apply.back')}
            </Button>
          )}
          <Button
            size="xl"
            variant="primary"
            type="submit"
            wide
            // Text that is written earlier is read; a press would load the page anew.
            disabled={!hydrated}
            busy={form.busy}
            disabledReason={last && isRefused ? t('apply.employer.refused') : undefined}
          >
            {t(last ? 'apply.send' : 'apply.next')}
          </Button>
        </div>
      </div>
    </footer>
  );
}

/** Loads what the later steps need while the first one is written. */
function useLaterParts(): void {
  useEffect(() => {
    void loadTimes();
    void loadQuestions();
    void loadSending();
  }, []);
}

/** Gives the document the colours of the site. Where the server rendered it has them already, so what works them out comes later. */
function useBrandColours(accent: string | null, background: string | null): void {
  useEffect(() => {
    let isLeft = false;
    void import('@hearth/ui/theme').then(({ applyBrand, DEFAULT_ACCENT }) => {
      if (!isLeft) applyBrand(accent ?? DEFAULT_ACCENT, background ?? undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [accent, background]);
}

interface StepFieldsProps {
  readonly step: ApplyStep;
  readonly job: PublicJob;
  readonly applicant: Applicant;
  readonly draft: Draft;
  readonly form: ReturnType<typeof useApplyForm>;
}

/** The fields of one step. */
function StepFields({ step, job, applicant, draft, form }: StepFieldsProps) {
  const shared = { draft, errors: form.errors, onChange: form.change, onBlur: form.leave };
  return (
    <>
      {step === 'you' && (
        <>
          <ApplyYou {...shared} job={job} applicant={applicant} />
          <ApplyFurther places={form.places} draft={draft} onChange={form.change} />
        </>
      )}
      {step === 'times' && (
        <>
          {applicant.kind === 'person' && (
            <Suspense fallback={null}>
              <TakeAlong
                chosen={draft.profileParts}
                onChange={(profileParts) => form.change({ profileParts })}
                onUse={(profile, profileParts) => form.change({ ...timesFromProfile(profile), profileParts })}
              />
            </Suspense>
          )}
          <ApplyTimes {...shared} usual={job.usual_week} />
          {hasTimes(draft) && (
            <Suspense fallback={null}>
              <div className="mt-5">
                <KeepTimes checked={draft.keepsTimes} onChange={(keepsTimes) => form.change({ keepsTimes })} />
              </div>
            </Suspense>
          )}
        </>
      )}
      {step === 'questions' && (
        <div className="grid gap-5">
          <ApplyQuestions
            {...shared}
            questions={job.questions}
            files={form.files}
            answerFiles={form.answerFiles}
            onAnswerFile={form.setAnswerFile}
            progress={form.progress}
            employer={job.site.name}
            legal={job.site}
            onFiles={form.setFiles}
          />
        </div>
      )}
    </>
  );
}
