import type { SecondStep } from '@hearth/client/session';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Draws what the login page shows below its form for signing in without a password: composed in by the application. */
export const OtherWays = createContext<(onDone: (step: SecondStep | null) => void) => ReactNode>(() => null);
