export { AskCard } from './components/ask-card.tsx';
