export { PulseCard } from './components/pulse-card.tsx';
