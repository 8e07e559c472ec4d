/** A job went live. Topic: `brand:<location>`; data: `job_id`. */
export const JOB_PUBLISHED = 'jobs.job_published';
/** The content of a job was edited. Topic: `brand:<location>`; data: `job_id`. */
export const JOB_EDITED = 'jobs.job_edited';
/** A job came to another state. Topic: `brand:<location>`; data: `job_id`, `status`. */
export const JOB_STATUS_CHANGED = 'jobs.job_status_changed';
/** The own domain of a career site came into use, went, or leads here since now. Nobody follows it; nodes forget what they knew. */
export const SITE_DOMAIN_CHANGED = 'jobs.site_domain_changed';
