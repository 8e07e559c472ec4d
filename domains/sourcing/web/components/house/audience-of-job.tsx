import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getJob } from '@hearth/domains/jobs/contract';
import { Button } from '@hearth/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useEmployerWords } from './words.ts';

const AudienceDialog = lazy(async () => ({ default: (await import('./audience-dialog.tsx')).AudienceDialog }));

/** Shows the audience of a job, with a button to change it. */
export function AudienceOfJob({ jobId }: { readonly jobId: string }) {
  const { t } = useEmployerWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  const { data: job } = useCall(getJob, { params: { id: brand.id, job_id: jobId } });
  if (job === undefined) return null;
  return (
    <>
      <Button className="justify-self-start phone:w-full" onClick={() => setOpen(true)}>
        {t('audience.button', { who: t(`audience.${job.audience}`) })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AudienceDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
