import { lazy } from 'react';
import type { ComponentProps } from 'react';

/** It comes with the first line of a conversation that asks for a time. */
const Choice = lazy(() => import('./components/interview-choice.tsx'));

/** Lazily loads the choice of an interview time for use in conversations. */
export function InterviewChoice(props: ComponentProps<typeof Choice>) {
  return <Choice {...props} />;
}

export { OwnInterviews } from './components/own-interviews.tsx';
