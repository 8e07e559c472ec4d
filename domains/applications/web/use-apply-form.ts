import { CallError } from '@hearth/client/call-error';
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

/** Why the server refuses an address that looks like one. */
const ADDRESS_CODES: ReadonlySet<string> = new Set(['INVALID_EMAIL_ADDRESS', 'HOTEL_GROUP_EMAIL']);

const FIRST_AT_FAULT = '[aria-invalid="true"], [role="alert"]';

type ApplicationPhrases = ReturnType<typeof usePhrases<typeof en>>['t'];
type ProblemKind = ReturnType<typeof findProblems> extends ReadonlyMap<string, infer Kind> ? Kind : never;

interface ApplyFormParts {
  readonly job: PublicJob;
  readonly store: DraftStore;
  readonly draft: Draft;
  readonly applicant: Applicant;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly resumed: ResumedDraft;
}

/** Fills the draft with what is known beforehand; returns the places that the form can apply for as well. */
function usePrefilledDraft(job: PublicJob, store: DraftStore, applicant: Applicant): PublicJob['also'] {
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
  return places;
}

/** Moves the focus with the steps; returns what moves it to a fault of the current one. */
function useStepFocus(step: number, form: ApplyFormParts['form'], heading: ApplyFormParts['heading']): () => void {
  // A new step starts at its heading; a refused one at what is at fault.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const wrong = form.current?.querySelector<HTMLElement>(FIRST_AT_FAULT);
    (wrong ?? heading.current)?.focus({ preventScroll: true });
  }, [step, form, heading]);
  return () => {
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>(FIRST_AT_FAULT);
      wrong?.focus();
      wrong?.scrollIntoView({ block: 'center' });
    });
  };
}

/** The files of the application and of its answers; the draft remembers only their names. */
function useAttachedFiles(store: DraftStore) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [answerFiles, setAnswerFiles] = useState<AnswerFiles>(new Map());
  return {
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
  };
}

interface SentForm {
  readonly draft: Draft;
  readonly places: PublicJob['also'];
  readonly files: readonly File[];
  readonly answerFiles: AnswerFiles;
  /** Told which places it was sent for. */
  readonly onRefused: (refused: Refused, also: readonly string[]) => void;
}

/** Sends the application; `named` is the source in the page's address. */
function useSending(store: DraftStore, named: string | null, resumed: ResumedDraft) {
  const navigate = useNavigate();
  const send = useSendApplication();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const sendAll = async ({ draft, places, files, answerFiles, onRefused }: SentForm): Promise<void> => {
    setBusy(true);
    const source = named ?? (draft.source === '' ? CAREER_PAGE : draft.source);
    const draftToken = resumed.kind === 'back' ? resumed.token : null;
    const also = places.flatMap(({ id }) => (draft.also.includes(id) ? id : []));
    const sent = await send({
      draft: { ...draft, also },
      files,
      answerFiles,
      source,
      draftToken,
      onProgress: setProgress,
    });
    if (sent.kind === 'refused') {
      setBusy(false);
      setProgress(null);
      setRefused(sent);
      onRefused(sent, also);
      return;
    }
    store.forget();
    if (sent.kind === 'sent') void navigate(`/dashboard/member?applied=${sent.id}`);
    else setMailedTo(sent.address);
  };
  return { busy, progress, refused, forgetRefusal: () => setRefused(null), mailedTo, sendAll };
}

/** The current step, and which fields are judged: those that were left, and all of a step that was to be finished. */
function useSteps() {
  const [step, setStep] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  return {
    step,
    setStep,
    isJudged: (field: string): boolean => tried.has(step) || left.has(field),
    judgeField: (field: string) => setLeft((now) => new Set(now).add(field)),
    judgeStep: () => setTried((now) => new Set(now).add(step)),
  };
}

/** The form's steps, what is wrong where, and sending. Nothing that was written is ever lost by a refusal. */
export function useApplyForm({ job, store, draft, applicant, form, heading, resumed }: ApplyFormParts) {
  const { t, problem } = usePhrases('applications', en);
  const named = useSearchParams()[0].get('source');
  const { step, setStep, isJudged, judgeField, judgeStep } = useSteps();
  const sending = useSending(store, named, resumed);
  const { busy, refused } = sending;
  const attached = useAttachedFiles(store);
  const { files, answerFiles } = attached;

  const problems = findProblems(
    STEPS[step] ?? 'you',
    { ...draft, answers: withFileNames(draft.answers, job.questions, answerFiles) },
    job.questions,
    applicant.kind === 'person',
  );
  const addressWords = (code: string): string | undefined => (ADDRESS_CODES.has(code) ? problem({ code }) : undefined);
  const errors = {
    ...toFieldErrors(refused, addressWords),
    ...toStepErrors(
      [...problems].filter(([field]) => isJudged(field)),
      t,
    ),
  };

  const places = usePrefilledDraft(job, store, applicant);
  const focusFault = useStepFocus(step, form, heading);
  /** Goes back to the first field that was refused; places that are gone are not asked for again. */
  const showRefusal = (sent: Refused, also: readonly string[]): void => {
    const faults = Object.keys(toFieldErrors(sent, addressWords));
    const gone = faults.flatMap((name) => (name.startsWith('also.') ? name.slice('also.'.length) : []));
    if (gone.length > 0) store.change({ also: also.filter((id) => !gone.includes(id)) });
    const [field] = faults;
    if (field !== undefined) setStep(STEPS.indexOf(stepOfField(field)));
    focusFault();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    if (problems.size > 0) {
      judgeStep();
      focusFault();
      return;
    }
    sending.forgetRefusal();
    if (step < STEPS.length - 1) setStep(step + 1);
    else await sending.sendAll({ draft, places, files, answerFiles, onRefused: showRefusal });
  };

  return {
    step,
    places,
    back: () => setStep(step - 1),
    errors,
    // Whoever comes back without the address that the visit began at still came by it.
    change: (change: Partial<Draft>) => store.change(named === null ? change : { source: named, ...change }),
    leave: judgeField,
    ...attached,
    submit,
    ...sending,
  };
}

/** The sentences of a refused application by the form's fields; `addressWords` says in the page's words what is wrong with an address. */
function toFieldErrors(
  refused: Refused | null,
  addressWords: (code: string) => string | undefined,
): Record<string, string> {
  if (!(refused?.error instanceof CallError)) return {};
  const { code, fields } = refused.error;
  return Object.fromEntries(fields.map(({ field, message }) => [toFormField(field), addressWords(code) ?? message]));
}

/** The sentences of what is wrong on the current step by the form's fields. */
function toStepErrors(
  problems: readonly (readonly [string, ProblemKind])[],
  t: ApplicationPhrases,
): Record<string, string | undefined> {
  return Object.fromEntries(problems.map(([field, kind]) => [field, t(`apply.problem.${kind}`)]));
}
