export { WaitingCount } from './components/waiting-count.tsx';
