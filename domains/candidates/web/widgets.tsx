export { RehireCheck } from './components/rehire-check.tsx';
export { SamePerson } from './components/same-person.tsx';
