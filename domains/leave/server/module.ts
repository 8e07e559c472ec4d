import { defineModule } from '@hearth/platform/module';
import { addClosedDays } from './handlers/add-closed-days.ts';
import { addLeaveEntry } from './handlers/add-leave-entry.ts';
import { clearLeavePolicy } from './handlers/clear-leave-policy.ts';
import { editClosedDays } from './handlers/edit-closed-days.ts';
import { getEmployeeBalances } from './handlers/get-employee-balances.ts';
import { getLeaveSettings } from './handlers/get-leave-settings.ts';
import { listMyBalances } from './handlers/list-my-balances.ts';
import { previewMyTimeOff } from './handlers/preview-my-time-off.ts';
import { removeClosedDays } from './handlers/remove-closed-days.ts';
import { setLeavePolicy } from './handlers/set-leave-policy.ts';
import { notifyChanged } from './jobs/notify.ts';
import { timeOffJudge } from './judge.ts';

/** Balances of time off by policy, and days that are closed for it. */
export const leave = defineModule({
  name: 'leave',
  endpoints: [
    getLeaveSettings,
    setLeavePolicy,
    clearLeavePolicy,
    addClosedDays,
    editClosedDays,
    removeClosedDays,
    getEmployeeBalances,
    addLeaveEntry,
    listMyBalances,
    previewMyTimeOff,
  ],
  listeners: [notifyChanged],
  sources: () => ({ timeOffJudge }),
});
