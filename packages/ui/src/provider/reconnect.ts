import { createContext } from 'react';

/** Asks whether there is a connection again, for whoever does not want to wait; undefined: nobody can say. */
export const Reconnect = createContext<(() => Promise<void>) | undefined>(undefined);
