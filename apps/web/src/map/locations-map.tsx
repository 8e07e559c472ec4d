import { Alert } from '@hearth/ui/alert';
import { MapView } from '@hearth/ui/map';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useMapClusters } from './use-map-clusters.ts';
import type { MapBrand } from './use-map-brands.ts';
import { useMapProvider } from './use-map-provider.ts';
import { useBrandNote, useMapWords } from './words.ts';

interface LocationsMapProps {
  readonly root: string;
  readonly term: string;
  readonly starred: boolean;
  /** Those of the list beside it. */
  readonly brands: readonly MapBrand[];
  readonly chosenId: string | null;
  readonly onChoose: (brand: MapBrand) => void;
}

/** All locations that a search finds on a map, counted by the server, with the list of the first ones beside it. */
export function LocationsMap({ root, term, starred, brands, chosenId, onChoose }: LocationsMapProps) {
  const { t, problem } = useMapWords();
  const noteOf = useBrandNote();
  const provider = useMapProvider();
  const found = useMapClusters(root, { term, starred });
  const listed = brands.map((brand) => ({
    id: brand.id,
    name: brand.name,
    note: noteOf(brand),
    latitude: brand.latitude ?? Number.NaN,
    longitude: brand.longitude ?? Number.NaN,
  }));
  if (found.marks === undefined)
    return found.error === null ? (
      <SkeletonRows rows={6} />
    ) : (
      <Alert tone="bad" urgent>
        {problem(found.error)}
      </Alert>
    );
  return (
    <div className="grid gap-2">
      <MapView
        tall
        provider={provider}
        markers={listed}
        marks={found.marks}
        onLook={found.onLook}
        selected={chosenId}
        onSelect={(id) => {
          const brand = [...brands, ...found.brands].find((one) => one.id === id);
          if (brand !== undefined) onChoose(brand);
        }}
      />
      {found.unplaced > 0 && <p className="text-sm text-ink-2">{t('unplaced', { count: found.unplaced })}</p>}
    </div>
  );
}
