/** The look of whatever is pressed in the header. */
export const HEADER_BUTTON =
  'inline-flex h-10 items-center rounded-sm font-bold outline-offset-[-2px] outline-current transition-colors duration-150 hover:bg-current/10 phone:h-11';
