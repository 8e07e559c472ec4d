export { RoleSelect } from './components/role-select.tsx';
export { WhoCanSee } from './components/who-can-see.tsx';
export { usePermissionName, useRoleName } from './words.ts';
