export { Entrance } from './components/entrance.tsx';
export { NewPasswordField } from './components/new-password-field.tsx';
export { codeOf } from './components/code-of.ts';
export { Problem, useErrorWords } from './components/problem.tsx';
export { textIn } from './components/text-in.ts';
export { useHydrated } from './components/use-hydrated.ts';
export { useLeave } from './components/use-leave.ts';
export { emailCode } from './field-codes.ts';
export { passwordProblem } from '../rules/password.ts';
