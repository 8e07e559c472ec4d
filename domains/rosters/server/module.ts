import { defineModule } from '@hearth/platform/module';
import { addRecurringShift } from './handlers/add-recurring-shift.ts';
import { placeWeekTemplate } from './handlers/place-week-template.ts';
import { archiveWeekTemplate } from './handlers/archive-week-template.ts';
import { createTeamLink } from './handlers/create-team-link.ts';
import { editRecurringShift } from './handlers/edit-recurring-shift.ts';
import { endRecurringShift } from './handlers/end-recurring-shift.ts';
import { getTeamLink } from './handlers/get-team-link.ts';
import { getWeekBudget } from './handlers/get-week-budget.ts';
import { listRecurringShifts } from './handlers/list-recurring-shifts.ts';
import { listWeekTemplates } from './handlers/list-week-templates.ts';
import { openTeamWeek } from './handlers/open-team-week.ts';
import { renameWeekTemplate } from './handlers/rename-week-template.ts';
import { revokeTeamLink } from './handlers/revoke-team-link.ts';
import { saveWeekTemplate } from './handlers/save-week-template.ts';
import { setWeekBudget } from './handlers/set-week-budget.ts';
import { planRecurring } from './jobs/plan-recurring.ts';

/** Weeks that a location, or a brand for all its locations, keeps as templates, shifts that recur, and weeks behind a link. */
export const rosters = defineModule({
  name: 'rosters',
  endpoints: [
    listWeekTemplates,
    saveWeekTemplate,
    renameWeekTemplate,
    archiveWeekTemplate,
    placeWeekTemplate,
    listRecurringShifts,
    addRecurringShift,
    editRecurringShift,
    endRecurringShift,
    getWeekBudget,
    setWeekBudget,
    getTeamLink,
    createTeamLink,
    revokeTeamLink,
    openTeamWeek,
  ],
  jobs: [planRecurring],
});
