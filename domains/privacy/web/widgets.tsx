export { KeepingCard } from './components/keeping-card.tsx';
export { OwnDataCard } from './components/own-data-card.tsx';
