/** The type of the root that an employer's sign-up makes. */
export const GROUP_PARENT = 'GP-GROUP';
/** The type of the root of an enterprise with several groups. */
export const ENTERPRISE_PARENT = 'GP-ENTERPRISE';
