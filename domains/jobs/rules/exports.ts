export {
  MAX_SOURCE_LENGTH,
  applyPath,
  jobPath,
  locationPosterPath,
  locationQrAddress,
  pathWithSource,
  posterPath,
  posterQrAddress,
  sitePath,
} from './career-address.ts';
export { descriptionHtml, escapeHtml, summarise } from './description.ts';
export { boxAround, parsePoint } from './distance.ts';
export type { Point } from './distance.ts';
export { understandPlace } from './search/place-words.ts';
export type { SoughtPlaceWord } from './search/place-words.ts';
export { understandWords } from './search/trade-words.ts';
export type { SoughtWord } from './search/trade-words.ts';
export { SHIFT_TIMES } from './shift-times.ts';
