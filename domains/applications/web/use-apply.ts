import { CallError } from '@hearth/client/call-error';
import { useConnection } from '@hearth/client/context';
import { apply } from '@hearth/domains/applications/contract';
import { getPublicJob } from '@hearth/domains/jobs/contract';
import { register } from '@hearth/domains/registration/contract';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { storage } from '@hearth/client/storage';
import { useHydrated } from '@hearth/domains/identity/widgets';
import { useEffect, useMemo, useState } from 'react';
import type { Draft } from './draft.ts';
import { draftFrom, emptyDraft } from './draft.ts';

export type PublicJob = AnswerOf<typeof getPublicJob>;

/** A job for the public: being fetched, there, no longer open, or not to be reached. */
export type JobState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly job: PublicJob }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' };

export function usePublicJob(jobId: string): { state: JobState; retry: () => void } {
  const { client } = useConnection();
  const [state, setState] = useState<JobState>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    client.call(getPublicJob, { params: { id: jobId } }).then(
      (job) => here && setState({ kind: 'open', job }),
      (error: unknown) =>
        here &&
        setState({
          kind: error instanceof CallError && error.status >= 400 && error.status < 500 ? 'closed' : 'failed',
        }),
    );
    return () => {
      here = false;
    };
  }, [client, jobId, round]);
  return {
    state,
    retry: () => {
      setState({ kind: 'loading' });
      setRound((now) => now + 1);
    },
  };
}

/** The draft of this job's application, kept in the browser from the first letter. */
export function useDraft(jobId: string): {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  forget: () => void;
  savedAt: Date | null;
} {
  // Read once the page is alive: the server rendered it without a browser's memory.
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? draftFrom(storage.read('shared_state'), jobId) : emptyDraft(jobId)),
    [hydrated, jobId],
  );
  const [written, setWritten] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const draft = written ?? kept;
  return {
    draft,
    savedAt,
    change: (change) => {
      const next = { ...draft, ...change };
      setWritten(next);
      storage.write('shared_state', next);
      setSavedAt(new Date());
    },
    forget: () => storage.remove('shared_state'),
  };
}

/** Whether somebody is signed in; null while it is not known. */
export function useSignedIn(): boolean | null {
  const { session } = useConnection();
  const [signedIn, setSignedIn] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    session.getToken().then(
      (token) => here && setSignedIn(token !== null),
      () => here && setSignedIn(false),
    );
    return () => {
      here = false;
    };
  }, [session]);
  return signedIn;
}

/** Makes the account where there is none yet, and sends the application. Each part is done once, also when it is sent again. */
export function useSendApplication() {
  const { client, session } = useConnection();
  const language = useLanguage();
  return async (draft: Draft, files: readonly File[], password: string, source: string): Promise<string> => {
    if ((await session.getToken()) === null) await session.signUp({ email: draft.email.trim(), password });
    const names = { first_name: draft.firstName.trim(), last_name: draft.lastName.trim() };
    await client.call(register, { body: { ...names, user_type: 'CANDIDATE' } }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'ALREADY_REGISTERED') throw error;
    });
    await session.loadUser();
    const application = {
      ...names,
      phone: draft.phone.trim(),
      message: draft.message.trim(),
      availability: draft.availability,
      can_start_on: draft.canStartOn === '' ? null : draft.canStartOn,
      hours_per_week: draft.hoursPerWeek.trim() === '' ? null : Number(draft.hoursPerWeek),
      answers: Object.entries(draft.answers).flatMap(([id, answer]) =>
        answer.trim() === '' ? [] : [{ question_id: id, answer: answer.trim() }],
      ),
      consent: true as const,
      source,
      language,
    };
    const { id } = await client.call(apply, {
      params: { job_id: draft.jobId },
      body: { application: JSON.stringify(application) },
      files,
    });
    return id;
  };
}
