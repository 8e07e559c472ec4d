import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useReadAgain } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { FilePlus2 } from 'lucide-react';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { draftFromGap, listCoverageGaps } from '../../contract/endpoints.ts';
import type { CoverageGap } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const MINUTES = 60;

/** One coverage gap, with its job or a button to draft one. */
export function GapRow({ gap }: { readonly gap: CoverageGap }) {
  const { t, format, language, problem } = useWords();
  const brand = useBrand();
  const readAgain = useReadAgain([listCoverageGaps]);
  const navigate = useNavigate();
  const draft = useSend(draftFromGap, {
    onSuccess: ({ job_id }) => navigate(`/hiring/jobs/${job_id}`),
  });
  const aboutId = useId();
  const { location_id, position_id } = gap;
  const start = (): void =>
    draft.mutate(
      { params: { id: brand.id }, body: { location_id, position_id, language } },
      {
        onError: (error) => {
          toasts.show({ message: problem(error), tone: 'bad' });
          readAgain();
        },
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 md:px-5">
      <div id={aboutId} className="min-w-0">
        <p className="font-bold">
          <bdi>{gap.position_name}</bdi>
        </p>
        <p className="text-dense text-ink-2">
          <bdi>{gap.location_name}</bdi>
        </p>
      </div>
      <div className="ms-auto text-end text-dense text-ink-2 tabular-nums max-sm:me-auto max-sm:ms-0 max-sm:w-full max-sm:text-start">
        <p className="text-ink">{t('gaps.shifts', { count: gap.shifts })}</p>
        <p>
          {t('gaps.from', {
            day: format.date(gap.first_day, 'weekday'),
            hours: format.number(Math.round(gap.minutes / MINUTES)),
          })}
        </p>
      </div>
      {gap.job_id === null ? (
        <Button aria-describedby={aboutId} icon={<Icon of={FilePlus2} />} busy={draft.isPending} onClick={start}>
          {t('gaps.draft')}
        </Button>
      ) : (
        <Link
          aria-describedby={aboutId}
          to={`/hiring/jobs/${gap.job_id}`}
          className={linkButtonLook('secondary', 'md')}
        >
          {t('gaps.open')}
        </Link>
      )}
    </li>
  );
}
