export { ApplicationInterviews } from './components/application-interviews.tsx';
export { InterviewFigures } from './components/figures/interview-figures.tsx';
export { OwnInterviews } from './components/own-interviews.tsx';
