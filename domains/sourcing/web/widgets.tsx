export { OpenPostsCard } from './components/open-posts-card.tsx';
