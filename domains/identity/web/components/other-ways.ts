import type { SecondStep } from '@hearth/client/session';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Renders other sign-in methods below the login form; supplied by the application. */
export const AlternativeSignIn = createContext<(onDone: (step: SecondStep | null) => void) => ReactNode>(() => null);
