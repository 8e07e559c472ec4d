import { defineModule } from '@hearth/platform/module';
import { addStaffingNeed } from './handlers/add-staffing-need.ts';
import { changeStaffingNeed } from './handlers/change-staffing-need.ts';
import { listStaffingNeeds } from './handlers/list-staffing-needs.ts';
import { removeStaffingNeed } from './handlers/remove-staffing-need.ts';

/** How many people are needed when. */
export const demand = defineModule({
  name: 'demand',
  endpoints: [listStaffingNeeds, addStaffingNeed, changeStaffingNeed, removeStaffingNeed],
});
