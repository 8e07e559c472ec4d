import { useCall } from '@hearth/client/query';
import { countOnMap } from '@hearth/domains/core/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { MapBounds, MapMarker } from '@hearth/ui/map';
import { useState } from 'react';
import type { MapBrand } from './use-map-brands.ts';

type Cluster = AnswerOf<typeof countOnMap>['clusters'][number];

/** What a map of the locations shows. */
interface LocationMarks {
  /** Undefined until they are known. */
  readonly marks: readonly MapMarker[] | undefined;
  /** The locations that stand alone. */
  readonly brands: readonly MapBrand[];
  /** How many have no place on the map. */
  readonly unplaced: number;
  readonly error: unknown;
  readonly onLook: (bounds: MapBounds) => void;
}

const toMark = ({ location, locations, latitude, longitude, part }: Cluster): MapMarker => ({
  id: location?.id ?? `${part.west} ${part.south} ${part.east} ${part.north}`,
  name: location?.name ?? '',
  latitude,
  longitude,
  count: locations,
  around: [part.west, part.south, part.east, part.north],
});

const WORLD = 360;

/** A map goes on around the world; places on it do not. */
export function toPart([west, south, east, north]: MapBounds) {
  const turned = Math.round((west + east) / 2 / WORLD) * WORLD;
  return {
    west: Math.max(-WORLD / 2, west - turned),
    south: Math.max(-90, south),
    east: Math.min(WORLD / 2, east - turned),
    north: Math.min(90, north),
  };
}

/** The locations at or below a brand as the server counts them on the part of the map that is looked at: all of them, whatever their number. */
export function useMapClusters(
  root: string,
  search: { readonly term: string; readonly starred: boolean },
): LocationMarks {
  const [look, setLook] = useState<MapBounds>();
  const found = useCall(
    countOnMap,
    {
      params: { id: root },
      body: {
        term: search.term,
        favourites_only: search.starred,
        ...(look === undefined ? {} : { part: toPart(look) }),
      },
    },
    { keepPrevious: true, enabled: root !== '' },
  );
  const clusters = found.data?.clusters;
  return {
    marks: clusters?.map(toMark),
    brands: clusters?.flatMap(({ location }) => location ?? []) ?? [],
    unplaced: found.data?.unplaced ?? 0,
    error: found.error,
    onLook: setLook,
  };
}
