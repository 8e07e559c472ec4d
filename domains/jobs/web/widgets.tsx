export { jobPath } from '../rules/career-address.ts';
