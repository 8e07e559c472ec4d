/** The feature that opens the risk dashboards. */
export const RISK_SERVICE = 'RISK_DETECTION';
