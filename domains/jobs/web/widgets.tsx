export { jobPath } from '../rules/career-address.ts';
export { Description } from './components/description.tsx';
export { PERK_ICONS, Perks } from './components/perks.tsx';
export { PostText } from './components/post-text.tsx';
export { usePayWords, useWords as useJobWords } from './words.ts';
