import { useConnection } from '@hearth/client/context';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerFiles } from './state/answer-files.ts';
import type { Draft } from './state/draft.ts';

/** An application to send, with a callback for upload progress. */
export interface ApplicationUpload {
  readonly draft: Draft;
  readonly files: readonly File[];
  readonly answerFiles: AnswerFiles;
  readonly source: string;
  /** The draft of another device that this was written from. */
  readonly draftToken: string | null;
  readonly onProgress: (share: number) => void;
}

/** How sending ended. `mailed`: somebody who is not signed in goes on with the mail to their address. */
export type SendResult =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'mailed'; readonly address: string }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Loads what sends an application; a form that has been begun does so before it is done. */
export const loadSending = () => import('./send-application.ts');

/** Returns the function that sends an application. */
export function useSendApplication(): (sending: ApplicationUpload) => Promise<SendResult> {
  const connection = useConnection();
  const language = useLanguage();
  return async (sending) => {
    try {
      const { sendApplication } = await loadSending();
      return await sendApplication(connection, language, sending);
    } catch (error) {
      return { kind: 'refused', error };
    }
  };
}
