import { implement } from '@hearth/platform/module';
import { listRoles as contract } from '../../../contract/endpoints.ts';
import { ROLE_CODES, ROLES } from '../../../rules/roles.ts';

const roles = ROLE_CODES.map((code) => ({ code, name: ROLES[code].name, permissions: [...ROLES[code].rights.keys()] }));

export const listRoles = implement(contract, () => Promise.resolve(roles));
