export { BoardsOfJob } from './components/boards-of-job.tsx';
