import { useClient } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { useEffect, useRef, useState } from 'react';
import { keepGuestPassword } from '../../../contract/guest-endpoints.ts';
import type { PublicJob } from '../../load-job.ts';
import { ApplyHeader } from '../apply/apply-header.tsx';
import en from './en.json' with { type: 'json' };
import { FirstPassword } from './first-password.tsx';

interface GuestSentProps {
  readonly job: PublicJob;
  /** Where the mail went that confirms it. */
  readonly address: string;
}

/** What comes next, once somebody has applied without signing in. It reads the same whether or not the address has an account. */
export default function GuestSent({ job, address }: GuestSentProps) {
  const { t } = usePhrases('applications-sent', en);
  const client = useClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <PageTitle>{t('mailed.title')}</PageTitle>
      <ApplyHeader job={job} savedAt={null} />
      <main className="mx-auto grid w-full max-w-xl flex-1 content-start gap-5 px-4 py-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {t('mailed.title')}
          </h1>
          <p className="mt-0.5 text-ink-2">{t('mailed.lead')}</p>
        </div>
        <section aria-labelledby="next">
          <h2 id="next" className="mb-1 text-lg font-bold">
            {t('next.title')}
          </h2>
          <ol className="grid list-decimal gap-1 ps-5">
            <li>{t('mailed.press', { address })}</li>
            <li>{t('next.read', { employer: job.employer })}</li>
            <li>{t('next.hear')}</li>
          </ol>
          <p className="mt-3 text-sm text-ink-2">{t('mailed.missing')}</p>
        </section>
        {isSaved ? (
          <Alert tone="ok">{t('password.kept')}</Alert>
        ) : (
          <FirstPassword
            text={t('password.later')}
            onSave={async (password) => {
              await client.call(keepGuestPassword, { body: { password } });
              setSaved(true);
            }}
          />
        )}
        <a href="/careers" className={linkButtonLook('secondary')}>
          {t('mailed.more')}
        </a>
      </main>
    </div>
  );
}
