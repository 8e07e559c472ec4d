/** The default page size of campaigns. */
export const CAMPAIGNS_PER_PAGE = 30;
