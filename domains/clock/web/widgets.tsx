export { ClockCards } from './components/clock-card.tsx';
