export { ApplicationMatch } from './components/application-match.tsx';
export { BestMatch } from './components/best-match.tsx';
export { OwnNotices } from './components/own-notices.tsx';
