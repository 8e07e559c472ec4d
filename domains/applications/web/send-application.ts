import { CallError } from '@hearth/client/call-error';
import type { Connection } from '@hearth/client/context';
import { apply } from '@hearth/domains/applications/contract';
import { withCaptcha } from '@hearth/domains/identity/widgets';
import { register } from '@hearth/domains/registration/contract';
import type { Language } from '@hearth/kit/constants';
import { applyAsGuest } from '../contract/guest-endpoints.ts';
import { withAnswerFiles } from './state/answer-files.ts';
import type { ApplicationUpload, SendResult } from './use-send-application.ts';

/** Sends the application: in the name of whoever is signed in, else with the address that was typed. */
export async function sendApplication(
  { client, session }: Pick<Connection, 'client' | 'session'>,
  language: Language,
  { draft, files: others, answerFiles, source, draftToken, onProgress }: ApplicationUpload,
): Promise<SendResult> {
  const { answers, files } = withAnswerFiles(draft.answers, others, answerFiles);
  const names = { first_name: draft.firstName.trim(), last_name: draft.lastName.trim() };
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
    ...(draft.also.length === 0 ? {} : { also: [...draft.also] }),
    ...(draft.texts && draft.phone.trim() !== '' ? { text_me: true } : {}),
    ...(draft.saysMinor ? { says_minor: true } : {}),
    consent: true as const,
    source,
    language,
    ...(draftToken === null ? {} : { draft_token: draftToken }),
  };
  const params = { job_id: draft.jobId };
  const beside = { files, ...(files.length === 0 ? {} : { onProgress }) };
  try {
    if ((await session.getToken()) === null) {
      const address = draft.email.trim();
      const body = { email: address, application: JSON.stringify(application) };
      await withCaptcha(client, (captcha) =>
        client.call(applyAsGuest, { params, body: captcha === undefined ? body : { ...body, captcha }, ...beside }),
      );
      return { kind: 'mailed', address };
    }
    const candidate = { ...names, user_type: 'CANDIDATE' as const, applying: true };
    await client.call(register, { body: candidate }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'ALREADY_REGISTERED') throw error;
    });
    await session.loadUser();
    const parts = draft.profileParts.length === 0 ? {} : { profile_parts: [...draft.profileParts] };
    const body = { application: JSON.stringify({ ...application, ...parts }) };
    const { id } = await client.call(apply, { params, body, ...beside });
    if (draft.keepsTimes) {
      // The application is sent: times that could not be kept are written into the profile by hand.
      await import('@hearth/domains/profiles/widgets')
        .then(({ saveTimesToProfile: keepTimes }) => keepTimes(client, application))
        .catch(() => undefined);
    }
    return { kind: 'sent', id };
  } catch (error) {
    return { kind: 'refused', error };
  }
}
