import { useClient } from '@hearth/client/context';
import { DEBOUNCE_MS } from '@hearth/client/browser/use-debounced';
import { withCaptcha } from '@hearth/domains/identity/widgets';
import { useEffect, useRef } from 'react';
import { validateEmail } from '../../contract/endpoints.ts';

/** What the email look-up says, by the codes of the error catalogue. */
const EMAIL_CODES: Readonly<Record<string, string>> = {
  USED: 'EMAIL_ALREADY_USED',
  NO_PASSWORD: 'ACCOUNT_WITHOUT_PASSWORD',
  DRAFT_NO_PASSWORD: 'DRAFT_ACCOUNT',
  NOT_ALLOWED: 'HOTEL_GROUP_EMAIL',
  INVALID: 'INVALID_EMAIL_ADDRESS',
};

/** Asks whether an address can sign up; undefined where it can, and where nothing answers: the sign-up call checks again. */
export function useEmailProblem(): (text: string) => Promise<string | undefined> {
  const client = useClient();
  return async (text) => {
    try {
      const answer = await withCaptcha(client, (captcha) =>
        client.call(validateEmail, {
          body: { email: text.trim(), ...(captcha === undefined ? {} : { validation_data: { captcha } }) },
        }),
      );
      return answer.is_valid ? undefined : EMAIL_CODES[answer.status];
    } catch {
      return undefined;
    }
  };
}

/** Runs only the last of several tasks that follow each other quickly (debounce). */
export function useLater(): (task: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (task) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(task, DEBOUNCE_MS);
  };
}
