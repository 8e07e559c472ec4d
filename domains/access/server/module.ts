import { defineModule } from '@hearth/platform/module';
import { acceptInvitation } from './handlers/invitations/accept-invitation.ts';
import { addGrant } from './handlers/grants/add-grant.ts';
import { addRole } from './handlers/roles/add-role.ts';
import { archiveRole } from './handlers/roles/archive-role.ts';
import { changeRole } from './handlers/roles/change-role.ts';
import { changeSignInPolicy } from './handlers/policies/change-sign-in-policy.ts';
import { checkAuthorized } from './handlers/policies/check-authorized.ts';
import { declineInvitation } from './handlers/invitations/decline-invitation.ts';
import { explainAccess } from './handlers/policies/explain-access.ts';
import { getBrandPolicy } from './handlers/policies/get-brand-policy.ts';
import { getBrandRole } from './handlers/roles/get-brand-role.ts';
import { getSignInPolicy } from './handlers/policies/get-sign-in-policy.ts';
import { leaveGroup } from './handlers/invitations/leave-group.ts';
import { listBrandRoles } from './handlers/roles/list-brand-roles.ts';
import { listChanges } from './handlers/grants/list-changes.ts';
import { listGrants } from './handlers/grants/list-grants.ts';
import { listInvitations } from './handlers/invitations/list-invitations.ts';
import { listOwnGroups } from './handlers/invitations/list-own-groups.ts';
import { listPolicies } from './handlers/policies/list-policies.ts';
import { listRoles } from './handlers/roles/list-roles.ts';
import { openInvitation } from './handlers/invitations/open-invitation.ts';
import { previewChange } from './handlers/grants/preview-change.ts';
import { resendInvitation } from './handlers/invitations/resend-invitation.ts';
import { restoreGrant } from './handlers/grants/restore-grant.ts';
import { revokeGrant } from './handlers/grants/revoke-grant.ts';
import { whoCanSee } from './handlers/policies/who-can-see.ts';
import { withdrawInvitation } from './handlers/invitations/withdraw-invitation.ts';
import { forgetInvitations } from './jobs/forget-invitations.ts';
import { CachedPolicySource } from './policy-source.ts';

/** Permissions: who may do what at which brand, and the gate's policy source. */
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
  sources: (platform) => ({ policies: new CachedPolicySource(platform) }),
});
