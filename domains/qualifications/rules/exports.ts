export { judgeDemand } from './judge-demand.ts';
