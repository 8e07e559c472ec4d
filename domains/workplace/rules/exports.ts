export { holdsOn } from './day-notes.ts';
export { stationFinder, stationKey } from './stations.ts';
