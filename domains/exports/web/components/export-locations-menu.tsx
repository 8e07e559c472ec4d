import type { ListedLocations } from '@hearth/domains/core/slots';
import { exportLocations } from '../../contract/endpoints.ts';
import ExportMenu from './export-menu.tsx';

/** Saves the locations as the page shows them. */
export function ExportLocationsMenu({ brandId, term, withArchived }: ListedLocations) {
  const filter = {
    ...(term === '' ? {} : { search: term }),
    ...(withArchived ? { include_archived: 'true' } : {}),
  };
  return <ExportMenu endpoint={exportLocations} brandId={brandId} filter={filter} />;
}
