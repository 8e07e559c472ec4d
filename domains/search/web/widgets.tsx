export { Palette } from './components/palette.tsx';
export type { PageEntry } from './components/palette.tsx';
export { Results } from './components/results.tsx';
