export { rateOn } from './employment/rates.ts';
export type { DatedRate, Rate } from './employment/rates.ts';
