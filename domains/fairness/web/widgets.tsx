export { AskCard } from './components/ask-card.tsx';
export { FairnessCard } from './components/fairness-card.tsx';
