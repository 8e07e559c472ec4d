export { OwnOnboardingCard } from './components/own-card.tsx';
