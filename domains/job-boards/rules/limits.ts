/** How many campaigns a page of the list holds, unless it says otherwise. */
export const CAMPAIGNS_PER_PAGE = 30;
