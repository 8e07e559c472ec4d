import { judge } from './place-matrix/judge.ts';

// The half of the matrix of those who come from outside: guests, candidates, other tenants, sessions that are over.
await judge(({ tenant }) => tenant !== 'a');
