export { RequestField } from './components/request-field.tsx';
