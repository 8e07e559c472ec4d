import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import type { RiskSummary } from '../../contract/schemas.ts';
import type { RiskFilter } from '../use-risk-filter.ts';
import { useCompliancePhrases } from '../words.ts';

const KINDS = 3;

/** The locations with most that is open and of what kinds; pressing one narrows the findings to it. */
export function WorstLocations({ locations, filter }: { locations: RiskSummary['locations']; filter: RiskFilter }) {
  const { t, format } = useCompliancePhrases();
  return (
    <Card flush title={t('by.location')}>
      <ul className="divide-y divide-line">
        {locations.map(({ location, open, rules }) => {
          const chosen = filter.chosen.location === location.id;
          return (
            <li key={location.id}>
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => filter.choose('location', chosen ? null : location.id)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-start -outline-offset-2 hover:bg-surface-2 aria-pressed:bg-accent-soft"
              >
                <span className={`min-w-8 text-end font-bold tabular-nums ${open > 0 ? 'text-bad' : 'text-ink-3'}`}>
                  {format.number(open)}
                </span>
                <span className="flex min-w-0 flex-1 basis-40 font-bold">
                  <bdi className="truncate">{location.name}</bdi>
                </span>
                <span className="flex flex-wrap gap-1.5">
                  {rules.slice(0, KINDS).map((line) => (
                    <Badge key={line.rule}>
                      {t('ofRule', { rule: t(`rules.${line.rule}`), count: format.number(line.open) })}
                    </Badge>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
