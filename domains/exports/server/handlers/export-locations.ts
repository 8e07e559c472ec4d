import { countLocationList, findLocationList } from '@hearth/domains/core/service';
import type { LocationFilter, ListedLocation } from '@hearth/domains/core/service';
import * as contract from '../../contract/endpoints.ts';
import { exportList } from '../export-list.ts';
import { prepareJob } from '../prepare-job.ts';
import { phrasesIn } from '../words.ts';

type Words = ReturnType<typeof phrasesIn>['locationExport'];
interface Query {
  readonly search?: string | undefined;
  readonly include_archived?: boolean | undefined;
}

const toFilter = ({ search = '', include_archived: includeArchived = false }: Query): LocationFilter => ({
  words: search.split(/\s+/).filter((word) => word !== ''),
  includeArchived,
});

/** The locations of a brand as a file. They stand here because core, whose page shows them, is below this domain. */
export const exportLocations = exportList<ListedLocation, Query, Words>(
  {
    list: 'locations',
    endpoint: contract.exportLocations,
    words: (language) => phrasesIn(language).locationExport,
    columns: [
      { type: 'text', heading: 'name', value: (row) => row.name },
      { type: 'text', heading: 'number', value: (row) => row.number },
      { type: 'text', heading: 'parent', value: (row) => row.parent_name },
      { type: 'text', heading: 'street', value: (row) => row.street },
      { type: 'text', heading: 'postcode', value: (row) => row.postcode },
      { type: 'text', heading: 'city', value: (row) => row.city },
      { type: 'text', heading: 'region', value: (row) => row.region },
      { type: 'text', heading: 'country', value: (row) => row.country_code },
      { type: 'text', heading: 'phone', value: (row) => row.phone },
      { type: 'text', heading: 'timeZone', value: (row) => row.time_zone },
      { type: 'text', heading: 'currency', value: (row) => row.currency },
      { type: 'text', heading: 'status', value: ({ status }, { statuses }) => statuses[status] },
    ],
    count: (tx, { grant, filter }) => countLocationList(tx, grant, toFilter(filter)),
    page: (tx, { grant, filter }, window) => findLocationList(tx, grant, toFilter(filter), window),
  },
  prepareJob('exports.prepareLocationsFile'),
);
