/** As large as a button that comes after the page. */
export const BUTTON_PLACE = <span className="size-10 shrink-0 phone:size-11" />;
