import { exportList, prepareJob } from '@hearth/domains/exports/service';
import * as contract from '../../contract/endpoints.ts';
import { countLines, findLinePage } from '../queries/line.ts';
import type { LineFilter, LineRow } from '../queries/line.ts';
import { documentWords } from '../words.ts';

type Words = ReturnType<typeof documentWords>['export'];

/** What documents people lack and have, as the list shows it, as a file. */
export const exportDocumentLines = exportList<LineRow, LineFilter, Words>(
  {
    list: 'documents',
    endpoint: contract.exportDocumentLines,
    words: (language) => documentWords(language).export,
    columns: [
      { type: 'text', heading: 'name', value: (row) => row.employee_name },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'document', value: (row) => row.name },
      { type: 'text', heading: 'standing', value: ({ standing }, { standings }) => standings[standing] },
      { type: 'date', heading: 'until', value: (row) => row.valid_until },
      { type: 'text', heading: 'required', value: (row, { yes, no }) => (row.is_required ? yes : no) },
    ],
    count: async (tx, { grant, filter, now }) => {
      const counts = await countLines(tx, grant, filter, now);
      const { standing } = filter;
      return standing === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[standing];
    },
    page: (tx, { grant, filter, now }, { after, limit }) => findLinePage(tx, grant, filter, { after, limit, now }),
  },
  prepareJob('documents.prepareLinesFile'),
);
