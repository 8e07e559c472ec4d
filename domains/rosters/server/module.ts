import { defineModule } from '@hearth/platform/module';
import { placeWeekTemplate } from './handlers/place-week-template.ts';
import { archiveWeekTemplate } from './handlers/archive-week-template.ts';
import { listWeekTemplates } from './handlers/list-week-templates.ts';
import { renameWeekTemplate } from './handlers/rename-week-template.ts';
import { saveWeekTemplate } from './handlers/save-week-template.ts';

/** Weeks that a location, or a brand for all its locations, keeps as templates. */
export const rosters = defineModule({
  name: 'rosters',
  endpoints: [listWeekTemplates, saveWeekTemplate, renameWeekTemplate, archiveWeekTemplate, placeWeekTemplate],
});
