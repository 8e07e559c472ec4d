import { CallError } from '@hearth/client/call-error';
import { useConnection } from '@hearth/client/context';
import { apply } from '@hearth/domains/applications/contract';
import { register } from '@hearth/domains/registration/contract';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerFiles } from './state/answer-files.ts';
import { withAnswerFiles } from './state/answer-files.ts';
import type { Draft } from './state/draft.ts';

/** An application to send, with a callback for upload progress. */
export interface ApplicationUpload {
  readonly draft: Draft;
  readonly files: readonly File[];
  readonly answerFiles: AnswerFiles;
  readonly password: string;
  readonly source: string;
  /** The draft of another device that this was written from. */
  readonly draftToken: string | null;
  readonly onProgress: (share: number) => void;
}

/**
 * The result of sending. A refusal tells whether the account or the application was refused. A refusal says whether
 * the account or the application was refused: their words differ.
 */
export type SendResult =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly part: 'account' | 'application'; readonly error: unknown };

/** Makes the account where there is none yet, and sends the application. Each part is done once, also when it is sent again. */
export function useSendApplication(): (sending: ApplicationUpload) => Promise<SendResult> {
  const { client, session } = useConnection();
  const language = useLanguage();
  return async ({ draft, files: others, answerFiles, password, source, draftToken, onProgress }) => {
    const { answers, files } = withAnswerFiles(draft.answers, others, answerFiles);
    const names = { first_name: draft.firstName.trim(), last_name: draft.lastName.trim() };
    try {
      if ((await session.getToken()) === null) await session.signUp({ email: draft.email.trim(), password });
    } catch (error) {
      return { kind: 'refused', part: 'account', error };
    }
    try {
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
        answers: Object.entries(answers).flatMap(([id, answer]) =>
          answer.trim() === '' ? [] : [{ question_id: id, answer: answer.trim() }],
        ),
        ...(draft.profileParts.length === 0 ? {} : { profile_parts: [...draft.profileParts] }),
        ...(draft.also.length === 0 ? {} : { also: [...draft.also] }),
        ...(draft.texts && draft.phone.trim() !== '' ? { text_me: true } : {}),
        ...(draft.saysMinor ? { says_minor: true } : {}),
        consent: true as const,
        source,
        language,
        ...(draftToken === null ? {} : { draft_token: draftToken }),
      };
      const { id } = await client.call(apply, {
        params: { job_id: draft.jobId },
        body: { application: JSON.stringify(application) },
        files,
        ...(files.length === 0 ? {} : { onProgress }),
      });
      if (draft.keepsTimes) {
        // The application is sent: times that could not be kept are written into the profile by hand.
        await import('@hearth/domains/profiles/widgets')
          .then(({ saveTimesToProfile: keepTimes }) => keepTimes(client, application))
          .catch(() => undefined);
      }
      return { kind: 'sent', id };
    } catch (error) {
      return { kind: 'refused', part: 'application', error };
    }
  };
}
