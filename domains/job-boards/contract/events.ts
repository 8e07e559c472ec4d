/** How a job stands at a board has changed. Topic: `brand:<location>`; data: `job_id`. */
export const POSTING_CHANGED = 'jobBoards.posting_changed';
