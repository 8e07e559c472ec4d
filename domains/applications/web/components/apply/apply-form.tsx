import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { sharedState } from '@hearth/client/shared-state';
import { NewPasswordField, ownWords, useHydrated } from '@hearth/domains/identity/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { PageTitle } from '@hearth/ui/page-title';
import { Progress } from '@hearth/ui/progress';
import { Stepper } from '@hearth/ui/stepper';
import { applyBrand, DEFAULT_ACCENT } from '@hearth/ui/theme';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDraftStore } from '../../state/draft-store.ts';
import { hasTimes, STEPS, timesFromProfile } from '../../state/draft.ts';
import en from '../../en.json' with { type: 'json' };
import type { PublicJob } from '../../load-job.ts';
import { useApplicant } from '../../use-applicant.ts';
import { useApplyForm } from '../../use-apply-form.ts';
import { ApplyFurther } from './apply-further.tsx';
import { ApplyHeader } from './apply-header.tsx';
import { EmployerNotice, Refusal } from './apply-notices.tsx';
import { ApplyQuestions } from './apply-questions.tsx';
import { ApplyTimes, Coverage } from './apply-times.tsx';
import { ApplyYou } from './apply-you.tsx';
import { GoOnElsewhere } from '../later/go-on-elsewhere.tsx';
import { useResumedDraft } from '../later/use-resumed-draft.ts';

/** For those who have a profile, and for those who have said their times. */
const TakeAlong = lazy(async () => ({ default: (await import('@hearth/domains/profiles/widgets')).TakeAlong }));
const KeepTimes = lazy(async () => ({ default: (await import('@hearth/domains/profiles/widgets')).KeepTimes }));

/** Three short steps on a phone: who, when, and the job's questions with files and the account. */
export function ApplyForm({ job }: { job: PublicJob }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const hydrated = useHydrated();
  const online = useOnline(useConnection().online);
  const applicant = useApplicant();
  const [store] = useState(() => createDraftStore(job.id, sharedState, () => new Date()));
  const { draft, savedAt } = useSyncExternalStore(store.subscribe, store.current, store.blank);
  const resumed = useResumedDraft(job.id, store);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useApplyForm({ job, store, draft, applicant, form: element, heading, resumed });
  const { step, files, progress } = form;
  const current = STEPS[step] ?? 'you';
  const { accent_color: accent, background_color: background } = job.site;
  // On the server the document has these colours already.
  useEffect(() => applyBrand(accent ?? DEFAULT_ACCENT, background ?? undefined), [accent, background]);

  const shared = { draft, errors: form.errors, onChange: form.change, onBlur: form.leave };
  const last = step === STEPS.length - 1;
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <PageTitle>{t('apply.page', { job: job.title })}</PageTitle>
      <ApplyHeader job={job} savedAt={savedAt} />
      {/* Nothing can be typed before it is heard. */}
      <form
        ref={element}
        noValidate
        inert={!hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        className="flex flex-1 flex-col"
      >
        <main className="mx-auto w-full max-w-xl flex-1 px-4 py-3">
          {applicant.kind === 'employer' && <EmployerNotice jobId={job.id} />}
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
          {current === 'you' && (
            <>
              <ApplyYou {...shared} job={job} applicant={applicant} />
              <ApplyFurther places={form.places} draft={draft} onChange={form.change} />
            </>
          )}
          {current === 'times' && (
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
          {current === 'questions' && (
            <div className="grid gap-5">
              <ApplyQuestions
                {...shared}
                questions={job.questions}
                files={files}
                answerFiles={form.answerFiles}
                onAnswerFile={form.setAnswerFile}
                progress={progress}
                employer={job.site.name}
                onFiles={form.setFiles}
              />
              {applicant.kind === 'guest' && (
                <div className="grid gap-2">
                  <p className="text-ink-2">{t('apply.password')}</p>
                  <NewPasswordField
                    value={form.password}
                    error={form.errors['password']}
                    onChange={form.setPassword}
                    onBlur={() => form.leave('password')}
                    own={ownWords(draft.email)}
                  />
                </div>
              )}
            </div>
          )}
          {form.refused !== null && <Refusal refused={form.refused} jobId={job.id} />}
          <GoOnElsewhere draft={draft} resumed={resumed} />
        </main>
        <footer className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto grid max-w-xl gap-3 px-4 pt-3 pb-4">
            {!online && <p className="text-sm font-bold text-warn">{t('apply.offline')}</p>}
            {current === 'times' && <Coverage draft={draft} usual={job.usual_week} />}
            {progress !== null && (
              <Progress label={t('apply.sending')} value={progress} max={1} countText={format.percent(progress)} />
            )}
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
                busy={form.busy}
                disabledReason={last && applicant.kind === 'employer' ? t('apply.employer.refused') : undefined}
              >
                {t(last ? 'apply.send' : 'apply.next')}
              </Button>
            </div>
          </div>
        </footer>
      </form>
    </div>
  );
}
