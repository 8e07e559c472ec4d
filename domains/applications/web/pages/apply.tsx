import { usePhrases } from '@hearth/i18n/phrases';
import type { LoadedPage } from '@hearth/kit/page';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { useLoaderData, useRevalidator } from 'react-router';
import { ApplyForm } from '../components/apply/apply-form.tsx';
import en from '../en.json' with { type: 'json' };
import type { JobState } from '../load-job.ts';

/** Applying for a job, without an account to begin with; rendered on the server with the job in it. */
export function Component() {
  const { t } = usePhrases('applications', en);
  const { data } = useLoaderData<LoadedPage>();
  const state = data as JobState;
  const { revalidate, state: loading } = useRevalidator();
  if (state.kind === 'open') return <ApplyForm key={state.job.id} job={state.job} />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-4">
      <PageTitle>{t('apply.title')}</PageTitle>
      {state.kind === 'closed' ? (
        <EmptyState
          title={t('apply.closed.title')}
          action={
            <a href="/careers" className={linkButtonLook('primary')}>
              {t('apply.closed.action')}
            </a>
          }
        >
          {t('apply.closed.text')}
        </EmptyState>
      ) : (
        <ErrorState
          headingLevel={1}
          title={t('apply.failed')}
          action={
            <Button busy={loading === 'loading'} onClick={() => void revalidate()}>
              {t('again')}
            </Button>
          }
        />
      )}
    </main>
  );
}
