import { useFormat } from '@hearth/i18n/use-format';
import { useId } from 'react';
import { searchAddress } from '../../../rules/career-search.ts';
import type { CareerSearch } from '../../../rules/career-search.ts';
import { boundsAround, graticule, placePins } from '../../../rules/job-map.ts';
import type { MapCluster, MapPin, MapSize } from '../../../rules/job-map.ts';
import { landPath } from '../../../rules/land.ts';
import { usePlaceWords } from '../../components/places/words.ts';
import { getLand } from './land.ts';

/** A wide map for desks and a square one for phones, where a mark has to be large enough for a thumb. */
const WIDE: MapSize = { width: 1000, height: 480, apart: 110 };
const SQUARE: MapSize = { width: 400, height: 400, apart: 66 };
const RADIUS = 22;

interface JobMapProps {
  readonly onMap: { readonly clusters: readonly MapCluster[]; readonly unplaced: number };
  readonly search: CareerSearch;
  readonly path: string;
}

/** A server-rendered map over the land of the world with a linked pin for each location, or several; needs no script. */
export function JobMap({ onMap, search, path }: JobMapProps) {
  const { t } = usePlaceWords();
  const { clusters, unplaced } = onMap;
  if (clusters.length === 0 && search.bounds === undefined)
    return <p className="rounded-lg border border-line bg-surface p-6 text-center text-ink-2">{t('nowhere')}</p>;
  return (
    <div className="grid gap-2">
      <Drawing size={WIDE} className="max-sm:hidden" {...{ clusters, search, path }} />
      <Drawing size={SQUARE} className="sm:hidden" {...{ clusters, search, path }} />
      {unplaced > 0 && <p className="text-dense text-ink-2">{t('unplaced', { count: unplaced })}</p>}
      {search.bounds !== undefined && (
        <a
          href={searchAddress(path, search, { bounds: undefined })}
          className="inline-flex min-h-11 items-center justify-self-start font-bold text-accent-ink"
        >
          {t('whole')}
        </a>
      )}
    </div>
  );
}

interface DrawingProps extends Pick<JobMapProps, 'search' | 'path'> {
  readonly clusters: readonly MapCluster[];
  readonly size: MapSize;
  readonly className: string;
}

function Drawing({ clusters, search, path, size, className }: DrawingProps) {
  const { t } = usePlaceWords();
  const label = useId();
  const bounds = search.bounds ?? boundsAround(clusters);
  const { across, down } = graticule(bounds, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-labelledby={label}
      direction="ltr"
      className={`w-full rounded-lg border border-line bg-sunken ${className}`}
    >
      <title id={label}>{t('mapName')}</title>
      <path
        d={landPath(getLand(), bounds, size)}
        fillRule="evenodd"
        className="fill-surface stroke-line-strong"
        aria-hidden="true"
      />
      <g className="stroke-line" aria-hidden="true">
        {across.map((x) => (
          <line key={`x${x}`} x1={x} x2={x} y1={0} y2={size.height} />
        ))}
        {down.map((y) => (
          <line key={`y${y}`} x1={0} x2={size.width} y1={y} y2={y} />
        ))}
      </g>
      {placePins(clusters, bounds, size).map((pin) => (
        <Pin key={pin.first.location_id} {...{ pin, search, path }} />
      ))}
    </svg>
  );
}

/** Links one location to its jobs, or several to a closer view. */
function Pin({ pin, search, path }: { readonly pin: MapPin; readonly search: CareerSearch; readonly path: string }) {
  const { t } = usePlaceWords();
  const format = useFormat();
  const { first } = pin;
  const more = pin.locations - 1;
  const change: Partial<CareerSearch> =
    pin.closer !== null
      ? { bounds: pin.closer }
      : more === 0
        ? { at: first.location_id, view: 'list', bounds: undefined }
        : { near: `${first.latitude},${first.longitude}`, withinKm: 5, place: '', view: 'list', bounds: undefined };
  const shown = first.city === '' ? first.name : first.city;
  return (
    <a
      href={searchAddress(path, search, change)}
      rel="nofollow"
      aria-label={
        more === 0
          ? t('jobsAt', { place: first.name, count: pin.jobs })
          : t('closer', { place: first.name, count: more })
      }
      className="group outline-none"
    >
      <circle
        cx={pin.x}
        cy={pin.y}
        r={RADIUS}
        className="fill-accent-ink stroke-surface stroke-2 group-hover:stroke-accent-soft group-focus-visible:stroke-focus group-focus-visible:stroke-4"
      />
      {/* Several places have a second ring, so that the difference is not only read. */}
      {more > 0 && <circle cx={pin.x} cy={pin.y} r={RADIUS + 5} className="fill-none stroke-accent-ink stroke-2" />}
      <text
        x={pin.x}
        y={pin.y}
        dy="0.35em"
        textAnchor="middle"
        className="fill-surface text-[18px] font-bold"
        aria-hidden="true"
      >
        {format.number(pin.jobs)}
      </text>
      <text
        x={pin.x}
        y={pin.y + RADIUS + 22}
        textAnchor="middle"
        className="fill-ink text-[16px] group-hover:underline group-focus-visible:underline"
        aria-hidden="true"
      >
        {more === 0 ? shown : `${shown} +${format.number(more)}`}
      </text>
    </a>
  );
}
