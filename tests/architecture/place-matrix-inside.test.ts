import { judge } from './place-matrix/judge.ts';

// The half of the matrix of those who work in the tenant that it is measured from; the other half runs beside it.
await judge(({ tenant }) => tenant === 'a');
