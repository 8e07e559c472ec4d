export { CONSENT_VERSION } from './limits.ts';
