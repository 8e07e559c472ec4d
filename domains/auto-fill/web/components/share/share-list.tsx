import { useFormat } from '@hearth/i18n/use-format';
import type { WorkShare } from '../../../contract/share-endpoints.ts';
import { FAIR_WEEKS } from '../../../rules/week/past-work.ts';
import { useShareWords } from './words.ts';

const MEASURES = ['minutes', 'weekends', 'closes', 'earlies'] as const;
const MINUTES_PER_HOUR = 60;

/** Somebody's work of the last weeks at each of their locations, beside the middle of their team. */
export function ShareList({ shares }: { readonly shares: readonly WorkShare[] }) {
  const { t } = useShareWords();
  const format = useFormat();
  return (
    <div className="grid gap-5">
      {shares.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {shares.map((share) => (
        <section key={share.location.id} className="grid gap-3" aria-label={share.location.name}>
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-bold">
            <bdi>{share.location.name}</bdi>
            <span className="text-sm font-normal text-ink-2">{t('shifts', { count: share.own.shifts })}</span>
          </h3>
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {MEASURES.map((measure) => (
              <Measure key={measure} share={share} measure={measure} />
            ))}
          </dl>
          <p className="text-sm text-ink-2">
            {share.team === null ? t('tooFew') : t('team', { count: share.team.people })}{' '}
            {t('note', { days: format.dateRange(share.from, share.to, 'short') })}
          </p>
        </section>
      ))}
    </div>
  );
}

interface MeasureProps {
  readonly share: WorkShare;
  readonly measure: (typeof MEASURES)[number];
}

/** A figure of one's own, with the median as a mark on its bar and in words. */
function Measure({ share: { own, team }, measure }: MeasureProps) {
  const { t } = useShareWords();
  const format = useFormat();
  const asText = (value: number): string =>
    measure === 'minutes'
      ? t('perWeek', { hours: format.number(value / MINUTES_PER_HOUR / FAIR_WEEKS, { maximumFractionDigits: 1 }) })
      : format.number(value, { maximumFractionDigits: 1 });
  const most = Math.max(1, own[measure], team?.[measure] ?? 0) * 1.1;
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-ink-2">{t(measure === 'minutes' ? 'hours' : measure)}</dt>
      <dd className="grid gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-lg font-bold tabular-nums">{asText(own[measure])}</span>
          {team !== null && <span className="text-sm text-ink-2">{t('beside', { value: asText(team[measure]) })}</span>}
        </span>
        <span className="relative h-2 rounded-full bg-sunken" aria-hidden="true">
          <span
            className="absolute inset-y-0 start-0 rounded-full bg-accent"
            style={{ inlineSize: `${(own[measure] / most) * 100}%` }}
          />
          {team !== null && (
            <span
              className="absolute -inset-y-1 w-0.5 bg-ink"
              style={{ insetInlineStart: `${(team[measure] / most) * 100}%` }}
            />
          )}
        </span>
      </dd>
    </div>
  );
}
