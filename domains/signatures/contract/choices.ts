/** What can be placed on a page to be filled in. */
export const FIELD_KINDS = ['SIGNATURE', 'INITIALS', 'DATE', 'TEXT', 'CHECKBOX'] as const;
/** Who signs: the employee themselves, who manages their location, or the parent or guardian of a minor. */
export const SIGNER_ROLES = ['EMPLOYEE', 'MANAGER', 'GUARDIAN'] as const;
export const REQUEST_STATES = ['WAITING', 'SIGNED', 'DECLINED', 'EXPIRED', 'VOIDED', 'REPLACED'] as const;
/** Whether somebody’s signature of the latest version is there: what the list of people is filtered by. */
export const SIGNED_STATES = ['MISSING', 'WAITING', 'SIGNED', 'REFUSED'] as const;
