export { ApplicationInterviews } from './components/application-interviews.tsx';
export { OwnInterviews } from './components/own-interviews.tsx';
