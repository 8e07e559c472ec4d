/** The address of the roles. */
export const ROLES_PATH = '/access-portal/main/roles';

/** The path of a role, or of a new one (`new`), perhaps copied from another. */
export function rolePath(role: string, from?: string): string {
  const address = new URLSearchParams({ role, ...(from === undefined ? {} : { from }) });
  return `${ROLES_PATH}?${address.toString()}`;
}
