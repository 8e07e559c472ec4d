import { usePhrases } from '@hearth/i18n/phrases';
import { KeyRound, Maximize, MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '../alert/index.tsx';
import { Button, IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { BoxLoader } from '../spinner/index.tsx';
import type { LiveMap, MapBounds, MapEngine, MapMarker, MapProvider } from './engine.ts';
import { hasValidPosition, markerBounds } from './groups.ts';
import type { MapLoader } from './loader.ts';
import { createMapLoader } from './loader.ts';
import en from './phrases/en.json';
import { PlaceList } from './place-list.tsx';

export type { MapBounds, MapMarker, MapProvider } from './engine.ts';

/** The map that needs neither a network nor a key. */
export const OFFLINE_MAP: MapProvider = {
  name: 'offline',
  load: async () => (await import('./offline.ts')).offlineEngine,
};

const loaders = new Map<string, MapLoader<MapEngine>>();

/** The shared loader of a provider, whatever the number of maps on the page. */
function getLoader(provider: MapProvider): MapLoader<MapEngine> {
  const known = loaders.get(provider.name);
  if (known !== undefined) return known;
  const loader = createMapLoader(provider.load);
  loaders.set(provider.name, loader);
  return loader;
}

/** The props of a MapView: places, the one chosen, and where maps come from. */
export type MapViewProps = {
  markers: readonly MapMarker[];
  /** What the map shows, where the list has only a part of it: marks for one place or for several. Absent: the places of the list. */
  marks?: readonly MapMarker[] | undefined;
  /** Another part of the world is looked at. */
  onLook?: ((bounds: MapBounds) => void) | undefined;
  selected: string | null;
  onSelect: (id: string) => void;
  provider?: MapProvider | undefined;
  /** The map comes when it is asked for; otherwise as soon as it is in view. */
  onRequest?: boolean | undefined;
  /** As high as the window leaves room for, where the map is what the page is about. */
  tall?: boolean | undefined;
  className?: string | undefined;
};

/** The height of a map that its page is about: the window without what stands above it. */
const TALL = 'h-[max(20rem,calc(100dvh-19rem))]';

/** Places on a map, with a list beside it that says and does the same without the map. */
export function MapView({
  markers,
  marks = markers,
  onLook,
  selected,
  onSelect,
  provider = OFFLINE_MAP,
  onRequest = false,
  tall = false,
  className,
}: MapViewProps) {
  const { t } = usePhrases('ui-map', en);
  const places = useMemo(() => marks.filter(hasValidPosition), [marks]);
  const chosen = [...markers, ...marks].find(({ id }) => id === selected);
  return (
    <div className={join('grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]', className)}>
      <div
        className={join(
          'relative isolate overflow-hidden rounded-md border border-line bg-sunken',
          tall ? `${TALL} phone:h-80` : 'h-80',
        )}
      >
        <MapGround {...{ places, chosen, selected, onSelect, onLook, onRequest }} loader={getLoader(provider)} />
      </div>
      <PlaceList
        label={t('places')}
        empty={t('empty')}
        places={markers}
        selected={selected}
        onSelect={onSelect}
        className={tall ? 'sm:max-h-[max(20rem,calc(100dvh-19rem))]' : 'max-h-80'}
      />
    </div>
  );
}

type GroundProps = Pick<MapViewProps, 'selected' | 'onSelect' | 'onLook'> & {
  places: readonly MapMarker[];
  chosen: MapMarker | undefined;
  onRequest: boolean;
  loader: MapLoader<MapEngine>;
};

function MapGround({ onRequest, loader, ...shown }: GroundProps) {
  const { t } = usePhrases('ui-map', en);
  const state = useSyncExternalStore(loader.subscribe, loader.state, () => 'not-loaded' as const);
  const [broken, setBroken] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ground.current;
    if (onRequest || element === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loader.load();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [loader, onRequest]);
  return (
    <div ref={ground} className="absolute inset-0 grid place-items-center overflow-auto">
      {state === 'not-loaded' && (
        <Button icon={<Icon of={MapPin} />} onClick={loader.load}>
          {t('show')}
        </Button>
      )}
      {state === 'loading' && <BoxLoader label={t('loading')} className="absolute inset-0 rounded-none" />}
      {(state === 'failed' || (state === 'loaded' && broken)) && (
        <Alert
          tone="warn"
          className="m-4"
          action={
            state === 'failed' ? (
              <Button size="sm" onClick={loader.load}>
                {t('retry')}
              </Button>
            ) : undefined
          }
        >
          {t('failed')}
        </Alert>
      )}
      {state === 'auth-failure' && (
        <Alert tone="bad" icon={<Icon of={KeyRound} size={20} />} title={t('authTitle')} className="m-4">
          {t('authText')}
        </Alert>
      )}
      {state === 'loaded' && !broken && (
        <DrawnMap {...shown} engine={loader.engine()} onBroken={() => setBroken(true)} />
      )}
    </div>
  );
}

type DrawnProps = Omit<GroundProps, 'onRequest' | 'loader'> & {
  engine: MapEngine | undefined;
  onBroken: () => void;
};

/** The map itself, once its code is there. */
function DrawnMap({ places, chosen, selected, onSelect, onLook, engine, onBroken }: DrawnProps) {
  const { t } = usePhrases('ui-map', en);
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<LiveMap>(undefined);
  // A closer look brings other marks: all of them are around those that the map began with.
  const first = useRef(places);
  const latest = useRef({ places, selected, onSelect, onLook, onBroken });
  useEffect(() => {
    latest.current = { places, selected, onSelect, onLook, onBroken };
  });
  useEffect(() => {
    if (element.current === null || engine === undefined) return undefined;
    try {
      map.current = engine.draw(element.current, {
        onSelect: (id) => latest.current.onSelect(id),
        onLook: (bounds) => latest.current.onLook?.(bounds),
      });
    } catch {
      // A browser that cannot draw maps.
      latest.current.onBroken();
      return undefined;
    }
    map.current.show(latest.current.places, latest.current.selected);
    fitAll(map.current, latest.current.places);
    return () => {
      map.current?.end();
      map.current = undefined;
    };
  }, [engine]);
  useEffect(() => map.current?.show(places, selected), [places, selected]);
  const [latitude, longitude] = [chosen?.latitude ?? Number.NaN, chosen?.longitude ?? Number.NaN];
  useEffect(() => {
    if (hasValidPosition({ latitude, longitude })) map.current?.goTo({ latitude, longitude });
  }, [selected, latitude, longitude]);
  return (
    <>
      {/* The engine makes its element relative; its size comes from the one around it. */}
      <div className="absolute inset-0">
        <div
          ref={element}
          aria-label={t('map')}
          role="group"
          dir="ltr"
          className="size-full text-line-strong decoration-surface"
        />
      </div>
      <div className="absolute end-2 top-2 grid gap-1">
        <IconButton
          variant="secondary"
          label={t('zoomIn')}
          icon={<Icon of={Plus} />}
          onClick={() => map.current?.zoom(1)}
        />
        <IconButton
          variant="secondary"
          label={t('zoomOut')}
          icon={<Icon of={Minus} />}
          onClick={() => map.current?.zoom(-1)}
        />
        <IconButton
          variant="secondary"
          label={t('all')}
          icon={<Icon of={Maximize} />}
          onClick={() => fitAll(map.current, onLook === undefined ? places : first.current)}
        />
      </div>
    </>
  );
}

function fitAll(map: LiveMap | undefined, places: readonly MapMarker[]): void {
  const bounds = markerBounds(places);
  if (bounds !== undefined) map?.fit(bounds);
}
