import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { listRisks } from '../../contract/endpoints.ts';
import type { Finding } from '../../contract/schemas.ts';
import type { RiskFilter } from '../use-risk-filter.ts';
import { useCompliancePhrases } from '../words.ts';

const PAGE_SIZE = 25;
const TONE = { block: 'bad', consent: 'warn', warn: 'neutral' } as const;

/** The single findings, by page, each with the way to its shift. */
export function Findings({ filter }: { filter: RiskFilter }) {
  const brand = useBrand();
  const { rule, week, location, page } = filter.chosen;
  const found = useCall(
    listRisks,
    {
      params: { id: brand.id },
      query: {
        offset: String(page * PAGE_SIZE),
        limit: String(PAGE_SIZE),
        ...(rule === null ? {} : { rule }),
        ...(week === null ? {} : { week }),
        ...(location === null ? {} : { location_id: location }),
      },
    },
    { keepPrevious: true },
  );
  return <Resource of={found}>{(data) => <List data={data} filter={filter} />}</Resource>;
}

function List({ data, filter }: { data: AnswerOf<typeof listRisks>; filter: RiskFilter }) {
  const { t, format } = useCompliancePhrases();
  const { page } = filter.chosen;
  const last = Math.ceil(data.total / PAGE_SIZE) - 1;
  return (
    <Card
      flush
      title={t('findings')}
      note={format.number(data.total)}
      footer={
        last > 0 && (
          <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-end gap-3">
            <span className="text-sm text-ink-2 tabular-nums">
              {t('page', { page: format.number(page + 1), last: format.number(last + 1) })}
            </span>
            <Button disabled={page === 0} onClick={() => filter.turn(page - 1)}>
              {t('previous')}
            </Button>
            <Button disabled={page >= last} onClick={() => filter.turn(page + 1)}>
              {t('next')}
            </Button>
          </nav>
        )
      }
    >
      {data.findings.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className="divide-y divide-line">
          {data.findings.map((finding) => (
            <Line key={`${finding.location.id} ${finding.week} ${finding.key}`} finding={finding} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ finding }: { finding: Finding }) {
  const { t, format } = useCompliancePhrases();
  const { rule, level, state, stage, location, employee, date, actual, limit, unit } = finding;
  const say = (amount: number): string => (unit === 'minutes' ? format.duration(amount) : format.number(amount));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
          {t(`rules.${rule}`)}
          {limit > 0 && (
            <span className="text-sm font-normal text-ink-2 tabular-nums">
              {t('facts', { actual: say(actual), limit: say(limit) })}
            </span>
          )}
        </span>
        <span className="flex text-sm text-ink-2">
          <bdi className="truncate">
            {t('who', { name: `${employee.first_name} ${employee.last_name}`, place: location.name })}
          </bdi>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {state === 'answered' ? (
          <Badge tone="ok">{t('state.answered')}</Badge>
        ) : (
          <Badge tone={TONE[level]}>{t(`level.${level}`)}</Badge>
        )}
        <Badge>{t(`stage.${stage}`)}</Badge>
      </span>
      {/* The shell puts the location in view before it shows the day. */}
      <Link
        to={`/schedule?gid=${location.id}&date=${date}&view=day`}
        className={`${TEXT_LINK} inline-flex min-h-6 items-center text-sm phone:min-h-11`}
      >
        {format.date(date, 'weekday')}
      </Link>
    </li>
  );
}
