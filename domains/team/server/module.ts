import { defineModule } from '@hearth/platform/module';
import { acceptCard } from './handlers/accept-card.ts';
import { acceptMailedInvitation } from './handlers/accept-mailed-invitation.ts';
import { joinByMailedInvitation } from './handlers/join-by-mailed-invitation.ts';
import { mailInvitation } from './handlers/mail-invitation.ts';
import { mailInvitations } from './handlers/mail-invitations.ts';
import { openMailedInvitation } from './handlers/open-mailed-invitation.ts';
import { mailInvitations as mailInvitationsJob } from './jobs/mail-invitations.ts';
import { checkCardUsername } from './handlers/check-card-username.ts';
import { createEmployee } from './handlers/create-employee.ts';
import { createPosition } from './handlers/create-position.ts';
import { changeEmployment, withdrawEmploymentChange } from './handlers/employment/change-employment.ts';
import { endEmployment, rehireEmployee, undoEmploymentEnd } from './handlers/employment/end-employment.ts';
import { getEmployment, listEmploymentEvents } from './handlers/employment/get-employment.ts';
import { moveEmployments } from './jobs/move-employments.ts';
import { exportEmployees } from './handlers/export-employees.ts';
import { getCard } from './handlers/get-card.ts';
import { getEmployee } from './handlers/get-employee.ts';
import { getImpersonationOffer } from './handlers/get-impersonation-offer.ts';
import { listEmployees } from './handlers/list-employees.ts';
import { listPositions } from './handlers/list-positions.ts';
import { makeCards } from './handlers/make-cards.ts';
import { openCard } from './handlers/open-card.ts';
import { blockRehire, getRehireBlock, liftRehireBlock, noteAppeal } from './handlers/employment/rehire-block.ts';
import { startImpersonation } from './handlers/start-impersonation.ts';
import { updateEmployee } from './handlers/update-employee.ts';
import { withdrawCard } from './handlers/withdraw-card.ts';
import { teamRecords } from './queries/own-records.ts';

export const team = defineModule({
  name: 'team',
  ownRecords: teamRecords,
  endpoints: [
    listEmployees,
    getEmployee,
    exportEmployees.endpoint,
    createEmployee,
    updateEmployee,
    endEmployment,
    getEmployment,
    listEmploymentEvents,
    changeEmployment,
    withdrawEmploymentChange,
    undoEmploymentEnd,
    rehireEmployee,
    listPositions,
    createPosition,
    makeCards,
    getCard,
    withdrawCard,
    openCard,
    checkCardUsername,
    acceptCard,
    mailInvitation,
    mailInvitations,
    openMailedInvitation,
    acceptMailedInvitation,
    joinByMailedInvitation,
    getImpersonationOffer,
    startImpersonation,
    getRehireBlock,
    blockRehire,
    noteAppeal,
    liftRehireBlock,
  ],
  jobs: [moveEmployments, mailInvitationsJob, exportEmployees.job],
});
