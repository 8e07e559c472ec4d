import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { IMPORT_CHANGED } from '../../contract/events.ts';
import { findImportForWork } from '../queries/import.ts';
import { phrasesIn } from '../words.ts';

/** Whoever started an import hears that it is done, or that it failed and nothing was written. Who cancelled it knows. */
export const notifyEnded = listenTo(IMPORT_CHANGED, {
  name: 'imports.notifyEnded',
  run: async ({ data: { import_id: id, status } }, work) => {
    if (status !== 'DONE' && status !== 'FAILED') return;
    await work.run(SYSTEM, async (means) => {
      const row = await findImportForWork(means.db, id);
      if (row?.status !== status) return;
      const values = {
        file: row.file_name,
        created: String(row.counts?.created ?? 0),
        updated: String(row.counts?.updated ?? 0),
        refused: String(row.counts?.refused ?? 0),
      };
      await notify(means, {
        kind: 'imports.ended',
        aboutId: id,
        placeId: row.node_id,
        timeZone: (await getBrand(means.db, row.node_id)).timeZone,
        people: [
          {
            userId: row.created_by,
            write: (language) => {
              const words = phrasesIn(language)[status === 'DONE' ? 'done' : 'failed'];
              return {
                title: fillPlaces(words.title, values),
                text: fillPlaces(words.text, values),
                link: `/settings/imports/${id}`,
              };
            },
          },
        ],
      });
    });
  },
});
