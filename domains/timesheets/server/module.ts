import { defineModule } from '@hearth/platform/module';
import { clearTimesheetRules } from './handlers/clear-timesheet-rules.ts';
import { closeTipPool } from './handlers/close-tip-pool.ts';
import { createPayrollExport } from './handlers/create-payroll-export.ts';
import { decideTimesheets } from './handlers/decide-timesheets.ts';
import { declareMyTips } from './handlers/declare-my-tips.ts';
import { getDayOutlook } from './handlers/get-day-outlook.ts';
import { getMyTimesheets } from './handlers/get-my-timesheets.ts';
import { getPayrollExport } from './handlers/get-payroll-export.ts';
import { getTimesheet } from './handlers/get-timesheet.ts';
import { getTimesheetRules } from './handlers/get-timesheet-rules.ts';
import { listPayrollExports } from './handlers/list-payroll-exports.ts';
import { listTimesheets } from './handlers/list-timesheets.ts';
import { listTipPools } from './handlers/list-tip-pools.ts';
import { previewTipPool } from './handlers/preview-tip-pool.ts';
import { setExportTemplates } from './handlers/set-export-templates.ts';
import { setTimesheetRules } from './handlers/set-timesheet-rules.ts';
import { getMyPayEstimate } from './handlers/pay/get-my-pay-estimate.ts';
import { listCorrectionPay } from './handlers/pay/list-correction-pay.ts';
import { listMyCorrectionPay } from './handlers/pay/list-my-correction-pay.ts';
import { submitMyTimesheet } from './handlers/submit-my-timesheet.ts';
import { exportHours } from './handlers/report/export-hours.ts';
import { listHours } from './handlers/report/list-hours.ts';
import { listFarDays } from './handlers/report/list-far-days.ts';
import { notifySheets, notifyTips } from './jobs/notify.ts';
import { timesheetRecords } from './queries/own-records.ts';

/** Hours worked and what they are worth, tips, and what goes to payroll. */
export const timesheets = defineModule({
  name: 'timesheets',
  ownRecords: timesheetRecords,
  endpoints: [
    listTimesheets,
    getTimesheet,
    getMyTimesheets,
    getDayOutlook,
    getMyPayEstimate,
    listMyCorrectionPay,
    listCorrectionPay,
    listHours,
    exportHours.endpoint,
    listFarDays,
    decideTimesheets,
    submitMyTimesheet,
    declareMyTips,
    getTimesheetRules,
    setTimesheetRules,
    clearTimesheetRules,
    listTipPools,
    previewTipPool,
    closeTipPool,
    listPayrollExports,
    createPayrollExport,
    getPayrollExport,
    setExportTemplates,
  ],
  jobs: [exportHours.job],
  listeners: [notifySheets, notifyTips],
});
