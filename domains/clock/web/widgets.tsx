export { ClockCards } from './components/clock-card.tsx';
export { WhoIsIn } from './components/presence/who-is-in.tsx';
