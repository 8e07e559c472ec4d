/** A request for people was made, decided or withdrawn. Topic: `brand:<brand>`; data: `requisition_id`. */
export const REQUISITION_CHANGED = 'requisitions.requisition_changed';
