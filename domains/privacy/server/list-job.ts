/** The job that writes what was forgotten to the list. Its name stands apart from it: the job forgets once more what the list says, too. */
export const WRITE_ERASURES = 'privacy.writeErasures';
