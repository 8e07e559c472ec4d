import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createJob, updateJob } from '../../contract/endpoints.ts';
import type { Job } from '../../contract/schemas.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { pickContent, diffContent, applyChange } from '@hearth/domains/job-library/rules';
import { isUnpublished } from '../../rules/post-status.ts';
import { useJob, useCacheJob } from '../api.ts';

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
  const client = useClient();
  const brand = useBrand();
  const changed = useCacheJob();
  const [begun] = useState(start);
  const [content, setContent] = useState(start);
  const [job, setJob] = useState(initial);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  // What the server has of the writing: as it was sent, not as it came back, since the server trims and tidies.
  const [base, setBase] = useState(initial === null ? null : start);
  const latest = useRef({ content, job, base });
  const running = useRef<Promise<Job | null> | null>(null);

  // A page that was only opened leaves nothing behind.
  const isChanged = base === null ? content.location_id !== '' && differs(begun, content) : differs(base, content);
  const savesItself = job === null || isUnpublished(job.status);

  function keep(next: Job, sent: JobContent): void {
    latest.current = { ...latest.current, job: next, base: sent };
    setJob(next);
    setBase(sent);
    setSavedAt(new Date());
    changed(next);
  }

  async function send(): Promise<Job | null> {
    setSending(true);
    setProblem(null);
    try {
      for (;;) {
        const { content: written, job: known, base: sent } = latest.current;
        if (known === null || sent === null) {
          if (written.location_id === '') return null;
          const from = templateId === undefined ? {} : { template_id: templateId };
          const made = await client.call(createJob, { params: { id: brand.id }, body: { ...written, ...from } });
          keep(made, written);
          onCreated(made);
        } else {
          const change = Object.fromEntries(
            Object.entries(diffContent(sent, written)).map(([name, [, after]]) => [name, after]),
          );
          if (Object.keys(change).length === 0) return known;
          const params = { id: brand.id, job_id: known.id };
          keep(await client.call(updateJob, { params, body: { version: known.version, change } }), written);
        }
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

  const saveSoon = useEffectEvent(() => void save());
  const isLost = problem instanceof CallError && (problem.status === 0 || problem.status >= 500);
  useEffect(() => {
    if (!isChanged || !savesItself || sending || (problem !== null && !isLost)) return undefined;
    const timer = setTimeout(saveSoon, isLost ? TRY_AGAIN_MS : PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [content, isChanged, savesItself, sending, problem, isLost]);

  function show(next: Job): void {
    setContent(pickContent(next));
    setBase(pickContent(next));
    setJob(next);
    setProblem(null);
  }

  // Somebody else, or another button of this page, has changed the job: where nothing is being written, that is what stands here.
  const seen = useJob(job?.id).data;
  if (seen !== undefined && job !== null && seen.version > job.version && !isChanged && !sending) show(seen);

  useEffect(() => {
    latest.current = { content, job, base };
  }, [content, job, base]);

  return {
    content,
    job,
    problem,
    savedAt,
    isChanged,
    state: sending ? 'saving' : problem !== null ? 'failed' : isChanged ? 'waiting' : 'saved',
    change(change) {
      const next = applyChange(latest.current.content, change);
      latest.current.content = next;
      setContent(next);
      // A refusal was of what was written before; what is written now deserves another try.
      setProblem(null);
    },
    save,
    adopt(next) {
      latest.current = { content: pickContent(next), base: pickContent(next), job: next };
      show(next);
    },
  };
}

function differs(one: JobContent, other: JobContent): boolean {
  return Object.keys(diffContent(one, other)).length > 0;
}
