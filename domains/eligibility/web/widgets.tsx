export { OwnToDo as OwnRightToWork } from './components/own-link.tsx';
