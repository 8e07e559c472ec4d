import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { getPersonWorkCases, startWorkCase } from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { DueText, StandingBadge } from './standing.tsx';

/** The checks of the open person of the team; nothing for who sees none. */
export function PersonPart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const params = { id: brand.id, employee_id: employeeId };
  const found = useCall(getPersonWorkCases, { params });
  useReadAgainOn([ELIGIBILITY_CHANGED], [getPersonWorkCases]);
  const start = useSend(startWorkCase);
  const mayStart = found.data?.may_start === true && hasPermission(brand, 'MANAGE_TEAM');
  const cases = found.data?.cases ?? [];
  if (cases.length === 0 && !mayStart) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="me-auto text-base font-bold">{t('title')}</h4>
        {mayStart && (
          <Button size="sm" busy={start.isPending} onClick={() => start.mutate({ params })}>
            {t('person.start')}
          </Button>
        )}
      </div>
      {cases.length === 0 && <p className="text-ink-2">{t('person.none')}</p>}
      <ul className="divide-y divide-line">
        {cases.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <Link to={`/team/right-to-work?case=${one.id}`} className={`${TEXT_LINK} font-bold`}>
                <bdi>{one.regime_name}</bdi>
              </Link>
              <span className="block">
                <DueText of={one} />
              </span>
            </span>
            <StandingBadge standing={one.standing} />
          </li>
        ))}
      </ul>
      {start.error !== null && (
        <Alert tone="bad" urgent>
          {problem(start.error)}
        </Alert>
      )}
    </section>
  );
}
