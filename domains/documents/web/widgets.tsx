export { PagesField, LARGEST as LARGEST_DOCUMENT } from './components/pages-field.tsx';
export { areMixed, joinFiles } from './join-files.ts';
export { useOpenFile } from './use-open-file.ts';
