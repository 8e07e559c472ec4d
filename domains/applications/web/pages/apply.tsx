import { CallError } from '@hearth/client/call-error';
import { NewPasswordField } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { linkButtonLook, TEXT_LINK } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { Stepper } from '@hearth/ui/stepper';
import { TextField } from '@hearth/ui/text-field';
import { brandAttributes, DEFAULT_ACCENT } from '@hearth/ui/theme';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ApplyQuestions } from '../components/apply-questions.tsx';
import { ApplyTimes } from '../components/apply-times.tsx';
import type { Draft, Problem } from '../draft.ts';
import { problemsOf, STEPS } from '../draft.ts';
import en from '../en.json' with { type: 'json' };
import { useDraft, usePublicJob, useSendApplication, useSignedIn } from '../use-apply.ts';
import type { PublicJob } from '../use-apply.ts';

/** Three short steps on a phone: who, when, and the job's questions with files. No account is needed to begin. */
export function Component() {
  const { jobId = '' } = useParams();
  const { t } = usePhrases('applications', en);
  const { state, retry } = usePublicJob(jobId);
  if (state.kind === 'open') return <Form job={state.job} />;
  return (
    <main className="mx-auto min-h-dvh max-w-xl bg-bg p-4">
      <PageTitle>{t('apply.title')}</PageTitle>
      {state.kind === 'loading' && (
        <Loading label={t('board.loading')} className="pt-16">
          <SkeletonText lines={6} />
        </Loading>
      )}
      {state.kind === 'closed' && (
        <EmptyState
          headingLevel={2}
          title={t('apply.closed.title')}
          action={
            <a href="/careers" className={linkButtonLook('primary')}>
              {t('apply.closed.action')}
            </a>
          }
        >
          {t('apply.closed.text')}
        </EmptyState>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('apply.failed')} action={<Button onClick={retry}>{t('board.again')}</Button>} />
      )}
    </main>
  );
}

const FIRST_FIELD = '[aria-invalid="true"], [role="alert"]';

function Form({ job }: { job: PublicJob }) {
  const { t, problem } = usePhrases('applications', en);
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { draft, change, forget, savedAt } = useDraft(job.id);
  const signedIn = useSignedIn();
  const send = useSendApplication();
  const [step, setStep] = useState(0);
  const [shown, setShown] = useState<ReadonlyMap<string, Problem>>(new Map());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = STEPS[step] ?? 'you';

  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);

  const update = (next: Partial<Draft>): void => {
    change(next);
    if (shown.size > 0) setShown(problemsOf(current, { ...draft, ...next }, job.questions, signedIn === true));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problems = problemsOf(current, draft, job.questions, signedIn === true);
    setShown(problems);
    if (problems.size > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus());
      return;
    }
    setRefused(null);
    if (step < STEPS.length - 1) {
      setStep(step + 1);
      return;
    }
    setBusy(true);
    try {
      const id = await send(draft, files, password, search.get('source') ?? 'career page');
      forget();
      void navigate(`/dashboard/member?applied=${id}`);
    } catch (error) {
      setRefused(error);
      setBusy(false);
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.scrollIntoView({ block: 'center' }),
      );
    }
  };

  const serverErrors =
    refused instanceof CallError
      ? Object.fromEntries(refused.fields.map(({ field, message }) => [field, message]))
      : {};
  const errors: Record<string, string | undefined> = {
    ...serverErrors,
    ...Object.fromEntries([...shown].map(([field, kind]) => [field, t(`apply.problem.${kind}`)])),
  };
  const used = refused instanceof Error && 'code' in refused && refused.code === 'EMAIL_ALREADY_USED';

  return (
    <div
      {...brandAttributes(job.site.accent_color ?? DEFAULT_ACCENT, job.site.background_color ?? undefined)}
      className="flex min-h-dvh flex-col bg-bg"
    >
      <PageTitle>{t('apply.page', { job: job.title })}</PageTitle>
      <header className="bg-header text-on-header">
        <div className="mx-auto flex max-w-xl items-center gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-bold">{job.title}</p>
            <p className="truncate text-sm">
              {job.site.name} · {job.place.city}
            </p>
          </div>
          <span role="status" className="text-sm">
            {savedAt !== null &&
              t('apply.saved', { time: format.instantTime(savedAt, Intl.DateTimeFormat().resolvedOptions().timeZone) })}
          </span>
        </div>
      </header>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col">
        <main className="mx-auto w-full max-w-xl flex-1 px-4 py-4">
          <Stepper
            label={t('apply.steps')}
            current={step}
            doneLabel={t('apply.stepDone')}
            steps={STEPS.map((id) => ({ id, label: t(`apply.step.${id}`) }))}
          />
          <h1 ref={heading} tabIndex={-1} className="mt-5 text-2xl font-bold outline-none">
            {t(`apply.heading.${current}`)}
          </h1>
          <p className="mt-1 mb-5 text-ink-2">{t(`apply.lead.${current}`)}</p>
          {current === 'you' && <You draft={draft} signedIn={signedIn} errors={errors} onChange={update} />}
          {current === 'times' && <ApplyTimes draft={draft} usual={job.usual_week} errors={errors} onChange={update} />}
          {current === 'questions' && (
            <>
              <ApplyQuestions
                draft={draft}
                questions={job.questions}
                files={files}
                employer={job.site.name}
                errors={errors}
                onChange={update}
                onFiles={setFiles}
              />
              {signedIn === false && (
                <div className="mt-5 grid gap-2">
                  <p className="text-ink-2">{t('apply.password')}</p>
                  <NewPasswordField
                    value={password}
                    error={errors['password']}
                    onChange={setPassword}
                    onBlur={() => undefined}
                  />
                </div>
              )}
              {refused !== null && (
                <Alert tone="bad" urgent className="mt-5">
                  <p>{problem(refused)}</p>
                  <p className="mt-1">{t('apply.kept')}</p>
                  {used && (
                    <Link className={TEXT_LINK} to={`/user/login?ref=${encodeURIComponent(`/apply/${job.id}`)}`}>
                      {t('apply.login')}
                    </Link>
                  )}
                </Alert>
              )}
            </>
          )}
        </main>
        <footer className="sticky bottom-0 border-t border-line bg-surface">
          <div className="mx-auto flex max-w-xl gap-2 p-4">
            {step > 0 && (
              <Button size="xl" variant="secondary" onClick={() => setStep(step - 1)}>
                {t('apply.back')}
              </Button>
            )}
            <Button size="xl" variant="primary" type="submit" wide busy={busy}>
              {step < STEPS.length - 1 ? t('apply.next') : t('apply.send')}
            </Button>
          </div>
        </footer>
      </form>
    </div>
  );
}

function You({
  draft,
  signedIn,
  errors,
  onChange,
}: {
  draft: Draft;
  signedIn: boolean | null;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = usePhrases('applications', en);
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    size: 'xl' as const,
    label: t(`apply.field.${name}`),
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4">
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      {signedIn !== true && (
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      )}
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" optionalHint={t('apply.optional')} />
    </div>
  );
}
