import { CallError } from '@hearth/client/call-error';
import { findNewPasswordProblem, ownWords, useErrorSentence } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ResumedDraft } from './components/later/use-resumed-draft.ts';
import type { DraftStore } from './state/draft-store.ts';
import type { Draft } from './state/draft.ts';
import type { AnswerFiles } from './state/answer-files.ts';
import { withFileNames } from './state/answer-files.ts';
import { CAREER_PAGE } from '../rules/source.ts';
import { toFormField, findProblems, stepOfField, STEPS } from './state/draft.ts';
import en from './en.json' with { type: 'json' };
import type { PublicJob } from './load-job.ts';
import type { Applicant } from './use-applicant.ts';
import type { SendResult } from './use-send-application.ts';
import { useSendApplication } from './use-send-application.ts';

type Refused = Extract<SendResult, { kind: 'refused' }>;

const FIRST_AT_FAULT = '[aria-invalid="true"], [role="alert"]';

interface ApplyFormParts {
  readonly job: PublicJob;
  readonly store: DraftStore;
  readonly draft: Draft;
  readonly applicant: Applicant;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly resumed: ResumedDraft;
}

/** The form's steps, what is wrong where, and sending. Nothing that was written is ever lost by a refusal. */
export function useApplyForm({ job, store, draft, applicant, form, heading, resumed }: ApplyFormParts) {
  const { t } = usePhrases('applications', en);
  const accountWords = useErrorSentence();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get('source');
  const send = useSendApplication();
  const [step, setStep] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [answerFiles, setAnswerFiles] = useState<AnswerFiles>(new Map());
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const current = STEPS[step] ?? 'you';
  const guest = applicant.kind === 'guest';
  const problems = findProblems(
    current,
    { ...draft, answers: withFileNames(draft.answers, job.questions, answerFiles) },
    job.questions,
    applicant.kind === 'person',
  );
  const weak = current === 'questions' && guest ? findNewPasswordProblem(password, ownWords(draft.email)) : null;
  const shows = (field: string): boolean => tried.has(step) || left.has(field);
  const errors: Record<string, string | undefined> = {
    ...toFieldErrors(refused),
    ...Object.fromEntries(
      [...problems].filter(([field]) => shows(field)).map(([field, kind]) => [field, t(`apply.problem.${kind}`)]),
    ),
    ...(weak !== null && shows('password') ? { password: accountWords(weak) } : {}),
  };

  // Places that were chosen on the page of the job come with the address; what the form can apply for is shown and can be undone.
  const places = useMemo(() => job.also.filter((place) => place.same_form), [job]);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).getAll('also');
    const { also } = store.current().draft;
    const chosen = places.flatMap(({ id }) => (asked.includes(id) && !also.includes(id) ? id : []));
    if (chosen.length > 0) store.change({ also: [...also, ...chosen] });
  }, [places, store]);

  // Whoever is signed in has said their name before.
  const known = applicant.kind === 'person' ? applicant.user : null;
  useEffect(() => {
    const { firstName, lastName } = store.current().draft;
    if (known !== null && firstName === '' && lastName === '')
      store.change({ firstName: known.first_name, lastName: known.last_name });
  }, [known, store]);

  // A new step starts at its heading; a refused one at what is at fault.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const wrong = form.current?.querySelector<HTMLElement>(FIRST_AT_FAULT);
    (wrong ?? heading.current)?.focus({ preventScroll: true });
  }, [step, form, heading]);
  const focusFault = (): void => {
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>(FIRST_AT_FAULT);
      wrong?.focus();
      wrong?.scrollIntoView({ block: 'center' });
    });
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    if (problems.size > 0 || weak !== null) {
      setTried((now) => new Set(now).add(step));
      focusFault();
      return;
    }
    setRefused(null);
    if (step < STEPS.length - 1) {
      setStep(step + 1);
      return;
    }
    setBusy(true);
    const source = named ?? (draft.source === '' ? CAREER_PAGE : draft.source);
    const draftToken = resumed.kind === 'back' ? resumed.token : null;
    const also = places.flatMap(({ id }) => (draft.also.includes(id) ? id : []));
    const sent = await send({
      draft: { ...draft, also },
      files,
      answerFiles,
      password,
      source,
      draftToken,
      onProgress: setProgress,
    });
    if (sent.kind === 'sent') {
      store.forget();
      void navigate(`/dashboard/member?applied=${sent.id}`);
      return;
    }
    setBusy(false);
    setProgress(null);
    setRefused(sent);
    const faults = Object.keys(toFieldErrors(sent));
    const gone = faults.flatMap((name) => (name.startsWith('also.') ? name.slice('also.'.length) : []));
    if (gone.length > 0) store.change({ also: also.filter((id) => !gone.includes(id)) });
    const [field] = faults;
    if (field !== undefined) setStep(STEPS.indexOf(stepOfField(field)));
    focusFault();
  };

  return {
    step,
    places,
    back: () => setStep(step - 1),
    errors,
    // Whoever comes back without the address that the visit began at still came by it.
    change: (change: Partial<Draft>) => store.change(named === null ? change : { source: named, ...change }),
    leave: (field: string) => setLeft((now) => new Set(now).add(field)),
    files,
    setFiles: (next: readonly File[]) => {
      setFiles(next);
      store.change({ fileNames: next.map((file) => file.name) });
    },
    answerFiles,
    setAnswerFile: (questionId: string, file: File | null) => {
      const next = new Map(answerFiles);
      if (file === null) next.delete(questionId);
      else next.set(questionId, file);
      setAnswerFiles(next);
    },
    password,
    setPassword,
    submit,
    busy,
    progress,
    refused,
  };
}

/** Maps a refusal's sentences to the fields of the form. */
function toFieldErrors(refused: Refused | null): Record<string, string> {
  if (refused?.part !== 'application' || !(refused.error instanceof CallError)) return {};
  return Object.fromEntries(refused.error.fields.map(({ field, message }) => [toFormField(field), message]));
}
