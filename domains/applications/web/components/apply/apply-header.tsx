import { deviceZone } from '@hearth/i18n/device-zone';
import { jobPath } from '@hearth/domains/jobs/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { ArrowLeft, CloudCheck } from 'lucide-react';
import en from '../../en.json' with { type: 'json' };
import type { PublicJob } from '../../load-job.ts';

/** The job with a link back to it, and when the draft was last saved. */
export function ApplyHeader({ job, savedAt }: { job: PublicJob; savedAt: Date | null }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  return (
    <header className="bg-header text-on-header">
      <div className="mx-auto flex min-h-14 max-w-xl items-center gap-1 px-1 pe-4">
        <a
          href={jobPath(job.site.slug, job.slug)}
          aria-label={t('apply.backToJob')}
          className="grid size-12 shrink-0 place-items-center rounded-md -outline-offset-4 outline-current"
        >
          <Icon of={ArrowLeft} size={24} directional />
        </a>
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate text-start text-base leading-5 font-bold">
            {job.title}
          </p>
          <p dir="auto" className="truncate text-start text-sm leading-5">
            {job.employer} · {job.place.city}
          </p>
        </div>
        <p role="status" className="flex shrink-0 items-center gap-1.5 text-sm font-bold">
          {savedAt !== null && (
            <>
              <Icon of={CloudCheck} size={20} />
              {t('apply.saved', {
                time: format.instantTime(savedAt, deviceZone()),
              })}
            </>
          )}
        </p>
      </div>
    </header>
  );
}
