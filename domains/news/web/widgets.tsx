export { NewsPanel } from './components/news-panel.tsx';
