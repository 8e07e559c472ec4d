import { defineModule } from '@hearth/platform/module';
import { acceptInvitation } from './handlers/accept-invitation.ts';
import { addGrant } from './handlers/add-grant.ts';
import { addRole } from './handlers/add-role.ts';
import { archiveRole } from './handlers/archive-role.ts';
import { changeRole } from './handlers/change-role.ts';
import { changeSignInPolicy } from './handlers/change-sign-in-policy.ts';
import { checkAuthorized } from './handlers/check-authorized.ts';
import { declineInvitation } from './handlers/decline-invitation.ts';
import { explainAccess } from './handlers/explain-access.ts';
import { getBrandPolicy } from './handlers/get-brand-policy.ts';
import { getBrandRole } from './handlers/get-brand-role.ts';
import { getSignInPolicy } from './handlers/get-sign-in-policy.ts';
import { leaveGroup } from './handlers/leave-group.ts';
import { listBrandRoles } from './handlers/list-brand-roles.ts';
import { listChanges } from './handlers/list-changes.ts';
import { listGrants } from './handlers/list-grants.ts';
import { listInvitations } from './handlers/list-invitations.ts';
import { listOwnGroups } from './handlers/list-own-groups.ts';
import { listPolicies } from './handlers/list-policies.ts';
import { listRoles } from './handlers/list-roles.ts';
import { openInvitation } from './handlers/open-invitation.ts';
import { previewChange } from './handlers/preview-change.ts';
import { resendInvitation } from './handlers/resend-invitation.ts';
import { restoreGrant } from './handlers/restore-grant.ts';
import { revokeGrant } from './handlers/revoke-grant.ts';
import { whoCanSee } from './handlers/who-can-see.ts';
import { withdrawInvitation } from './handlers/withdraw-invitation.ts';
import { forgetInvitations } from './jobs/forget-invitations.ts';
import { Policies } from './policy-source.ts';

/** Who may do what where, and the gate's knowledge of it. */
export const access = defineModule({
  name: 'access',
  endpoints: [
    getBrandPolicy,
    listPolicies,
    checkAuthorized,
    listRoles,
    listGrants,
    addGrant,
    revokeGrant,
    getSignInPolicy,
    changeSignInPolicy,
    restoreGrant,
    explainAccess,
    listChanges,
    listBrandRoles,
    getBrandRole,
    addRole,
    changeRole,
    archiveRole,
    previewChange,
    whoCanSee,
    listInvitations,
    resendInvitation,
    withdrawInvitation,
    openInvitation,
    acceptInvitation,
    declineInvitation,
    listOwnGroups,
    leaveGroup,
  ],
  jobs: [forgetInvitations],
  sources: (platform) => ({ policies: new Policies(platform) }),
});
