import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createJob, updateJob } from '../../../contract/endpoints.ts';
import type { Job } from '../../../contract/schemas.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { pickContent, diffContent, applyChange } from '@hearth/domains/job-library/rules';
import { isUnpublished } from '../../../rules/post-status.ts';
import { useJob, useCacheJob } from '../../api.ts';

const PAUSE_IN_TYPING_MS = 900;
const TRY_AGAIN_MS = 5000;

/** Whether all input is saved, being sent, waiting, or rejected. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

/** The state of a job's editor. */
export interface JobDraft {
  readonly content: JobContent;
  /** The job as the server last answered it; null before it was first saved. */
  readonly job: Job | null;
  readonly state: SaveState;
  readonly savedAt: Date | null;
  /** Why the last save was refused; typing goes on, nothing is lost. */
  readonly problem: unknown;
  readonly isChanged: boolean;
  readonly change: (change: Partial<JobContent>) => void;
  /** Saves what is not saved yet; the job afterwards, or null when that failed. */
  readonly save: () => Promise<Job | null>;
  /** Takes over what another call answered (publishing, another state). */
  readonly adopt: (job: Job) => void;
}

/** What is written, and how much of it the server has. */
interface Written {
  readonly content: JobContent;
  /** The job as the server last answered it; null before it was first saved. */
  readonly job: Job | null;
  /** What the server has of the writing: as it was sent, not as it came back, since the server trims and tidies. */
  readonly base: JobContent | null;
}

/**
 * The writing of one job. What nobody else can see yet is saved by itself in every pause; a live job only when asked, since
 * its changes are public. Saves follow one another, each with what differs from the last. One that did not get through is
 * tried again.
 */
export function useJobDraft(
  initial: Job | null,
  start: JobContent,
  onCreated: (job: Job) => void,
  templateId?: string,
): JobDraft {
  const changed = useCacheJob();
  const [begun] = useState(start);
  const [written, setWritten] = useState<Written>({ content: start, job: initial, base: initial && start });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef(written);
  const sendNext = useSendNext(templateId);
  const { save, sending, problem, setProblem } = useSaves(async () => {
    const sent = latest.current;
    const next = await sendNext(sent);
    if (next === null) return { isDone: true, job: sent.job };
    put({ job: next, base: sent.content });
    setSavedAt(new Date());
    changed(next);
    if (sent.job === null) onCreated(next);
    return { isDone: false, job: next };
  });
  const { content, job, base } = written;
  // A page that was only opened leaves nothing behind.
  const isChanged = base === null ? content.location_id !== '' && differs(begun, content) : differs(base, content);
  useAutosave({ content, isChanged, savesItself: job === null || isUnpublished(job.status), sending, problem }, save);

  function put(part: Partial<Written>): void {
    latest.current = { ...latest.current, ...part };
    setWritten((before) => ({ ...before, ...part }));
  }

  // Somebody else, or another button of this page, has changed the job: where nothing is being written, that is what stands here.
  const seen = useJob(job?.id).data;
  if (seen !== undefined && job !== null && seen.version > job.version && !isChanged && !sending) {
    setWritten(asAnswered(seen));
    setProblem(null);
  }

  useEffect(() => {
    latest.current = written;
  }, [written]);

  function change(part: Partial<JobContent>): void {
    put({ content: applyChange(latest.current.content, part) });
    // A refusal was of what was written before; what is written now deserves another try.
    setProblem(null);
  }

  function adopt(next: Job): void {
    put(asAnswered(next));
    setProblem(null);
  }

  const state = sending ? 'saving' : problem !== null ? 'failed' : isChanged ? 'waiting' : 'saved';
  return { content, job, problem, savedAt, isChanged, state, change, save, adopt };
}

/** A job as the server answered it, with nothing written since. */
function asAnswered(job: Job): Written {
  const content = pickContent(job);
  return { content, job, base: content };
}

/** Returns a function that sends what the server does not have yet; null where there is nothing to send. */
function useSendNext(templateId: string | undefined): (written: Written) => Promise<Job | null> {
  const client = useClient();
  const { id } = useBrand();
  return async ({ content, job, base }) => {
    if (job === null || base === null) {
      if (content.location_id === '') return null;
      const from = templateId === undefined ? {} : { template_id: templateId };
      return client.call(createJob, { params: { id }, body: { ...content, ...from } });
    }
    const change = Object.fromEntries(
      Object.entries(diffContent(base, content)).map(([name, [, after]]) => [name, after]),
    );
    if (Object.keys(change).length === 0) return null;
    return client.call(updateJob, { params: { id, job_id: job.id }, body: { version: job.version, change } });
  };
}

/** Sends until nothing is left, once at a time: whoever asks meanwhile waits for the same. */
function useSaves(sendNext: () => Promise<{ readonly isDone: boolean; readonly job: Job | null }>) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<Promise<Job | null> | null>(null);

  async function send(): Promise<Job | null> {
    setSending(true);
    setProblem(null);
    try {
      for (;;) {
        const { isDone, job } = await sendNext();
        if (isDone) return job;
      }
    } catch (error) {
      setProblem(error);
      return null;
    } finally {
      running.current = null;
      setSending(false);
    }
  }

  function save(): Promise<Job | null> {
    running.current ??= send();
    return running.current;
  }

  return { sending, problem, setProblem, save };
}

/** Saves in every pause of typing, and again what did not get through. */
function useAutosave(
  {
    content,
    isChanged,
    savesItself,
    sending,
    problem,
  }: Pick<JobDraft, 'content' | 'isChanged' | 'problem'> & {
    readonly savesItself: boolean;
    readonly sending: boolean;
  },
  save: () => Promise<Job | null>,
): void {
  const saveSoon = useEffectEvent(() => void save());
  const isLost = problem instanceof CallError && (problem.status === 0 || problem.status >= 500);
  useEffect(() => {
    if (!isChanged || !savesItself || sending || (problem !== null && !isLost)) return undefined;
    const timer = setTimeout(saveSoon, isLost ? TRY_AGAIN_MS : PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [content, isChanged, savesItself, sending, problem, isLost]);
}

function differs(one: JobContent, other: JobContent): boolean {
  return Object.keys(diffContent(one, other)).length > 0;
}
