import { defineModule } from '@hearth/platform/module';
import { listTokens } from './handlers/list-tokens.ts';
import { createToken } from './handlers/create-token.ts';
import { revokeToken } from './handlers/revoke-token.ts';
import { getServiceProviderConfig } from './handlers/get-service-provider-config.ts';
import { listResourceTypes } from './handlers/list-resource-types.ts';
import { listSchemas } from './handlers/list-schemas.ts';
import { listScimUsers } from './handlers/list-scim-users.ts';
import { getScimUser } from './handlers/get-scim-user.ts';
import { createScimUser } from './handlers/create-scim-user.ts';
import { replaceScimUser } from './handlers/replace-scim-user.ts';
import { patchScimUser } from './handlers/patch-scim-user.ts';
import { removeScimUser } from './handlers/remove-scim-user.ts';
import { listScimGroups } from './handlers/list-scim-groups.ts';
import { getScimGroup } from './handlers/get-scim-group.ts';
import { createScimGroup } from './handlers/create-scim-group.ts';
import { replaceScimGroup } from './handlers/replace-scim-group.ts';
import { patchScimGroup } from './handlers/patch-scim-group.ts';
import { removeScimGroup } from './handlers/remove-scim-group.ts';
import { listDirectoryGroups } from './handlers/list-directory-groups.ts';
import { changeGroupRight } from './handlers/change-group-right.ts';
import { settlePeople } from './jobs/settle-people.ts';
import { createProvisionerSource } from './provisioner-source.ts';

/** Directories of groups, which keep their people up to date by SCIM 2.0. */
export const provisioning = defineModule({
  name: 'provisioning',
  endpoints: [
    listTokens,
    createToken,
    revokeToken,
    getServiceProviderConfig,
    listResourceTypes,
    listSchemas,
    listScimUsers,
    getScimUser,
    createScimUser,
    replaceScimUser,
    patchScimUser,
    removeScimUser,
    listScimGroups,
    getScimGroup,
    createScimGroup,
    replaceScimGroup,
    patchScimGroup,
    removeScimGroup,
    listDirectoryGroups,
    changeGroupRight,
  ],
  jobs: [settlePeople],
  sources: (platform) => ({ provisioners: createProvisionerSource(platform) }),
});
