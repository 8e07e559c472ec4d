import { useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageFor } from '../../rules/error-catalogue.ts';
import en from './errors/en.json';

const hasSentence = (code: string): boolean => Object.hasOwn(en.errors, code);

/** Why signing in or up did not work, in the catalogue's words, with the support contacts where only support can help. */
export function Problem({ code }: { code: string }) {
  const { t, problem } = usePhrases('identity-errors', en);
  const { supportEmail } = useConnection();
  const words = messageFor(code, hasSentence);
  return (
    <ProblemBox>
      <p>{problem({ code: words.code })}</p>
      {words.support && supportEmail !== undefined && (
        <p className="mt-1">
          {t('support')}{' '}
          <a className={TEXT_LINK} href={`mailto:${supportEmail}`} dir="ltr">
            {supportEmail}
          </a>
        </p>
      )}
    </ProblemBox>
  );
}

/** Shows an error. Not the design system's Alert, whose icons weigh more than the whole login page. */
export function ProblemBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-bad/25 bg-bad-soft p-3 text-base text-ink">
      <Icon of={CircleAlert} size={20} className="text-bad" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Returns a function that gives the sentence of an error code for a field. */
export function useErrorSentence(): (code: string) => string {
  const { problem } = usePhrases('identity-errors', en);
  return (code) => problem({ code: messageFor(code, hasSentence).code });
}
