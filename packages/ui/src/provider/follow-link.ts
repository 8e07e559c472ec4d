import { createContext } from 'react';

/** How the router follows a link inside the application; undefined: the browser follows it. Light, for menus load later. */
export const FollowLink = createContext<((path: string) => void) | undefined>(undefined);
