import { Card } from '@hearth/ui/card';
import type { RiskSummary } from '../../contract/schemas.ts';
import { heatLevel } from '../heat.ts';
import type { RiskFilter } from '../use-risk-filter.ts';
import { useCompliancePhrases } from '../words.ts';

/** Colours from nothing to most; the number in each cell says the same. */
const HEAT = [
  'text-ink-3',
  'bg-warn-soft text-ink',
  'bg-warn-soft text-warn font-bold',
  'bg-bad-soft text-bad font-bold',
];

/** Locations by rule, darker for more open findings; pressing a cell filters the list. */
export function HeatMap({ data, filter }: { data: RiskSummary; filter: RiskFilter }) {
  const { t, format } = useCompliancePhrases();
  const kinds = data.rules.filter(({ open }) => open > 0).map(({ rule }) => rule);
  const counts = data.locations.map(({ rules }) => new Map(rules.map((line) => [line.rule, line.open])));
  const most = Math.max(0, ...counts.flatMap((line) => [...line.values()]));
  if (most === 0) return null;
  return (
    <Card flush title={t('heat')}>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {t('by.location')}
              </th>
              {kinds.map((rule) => (
                <th key={rule} scope="col" className="min-w-24 p-2 text-start align-bottom font-normal text-ink-2">
                  {t(`rules.${rule}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.locations.map(({ location }, row) => (
              <tr key={location.id} className="border-t border-line">
                <th scope="row" className="max-w-56 min-w-40 truncate px-4 py-2 text-start font-bold">
                  <bdi>{location.name}</bdi>
                </th>
                {kinds.map((rule) => {
                  const count = counts[row]?.get(rule) ?? 0;
                  const chosen = filter.chosen.location === location.id && filter.chosen.rule === rule;
                  return (
                    <td key={rule} className="p-0.5">
                      {count === 0 ? (
                        <span className="block p-2 text-ink-3 tabular-nums">{format.number(0)}</span>
                      ) : (
                        <button
                          type="button"
                          aria-pressed={chosen}
                          aria-label={t('heatCell', {
                            place: location.name,
                            rule: t(`rules.${rule}`),
                            count: format.number(count),
                          })}
                          onClick={() => filter.chooseBoth(chosen ? null : location.id, chosen ? null : rule)}
                          className={`block min-h-9 w-full rounded-xs p-2 text-start tabular-nums aria-pressed:outline-2 aria-pressed:outline-accent-ink phone:min-h-11 ${HEAT[heatLevel(count, most)] ?? ''}`}
                        >
                          {format.number(count)}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
