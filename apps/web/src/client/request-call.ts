import type { PageCall } from '@hearth/kit/page';
import { createContext } from 'react-router';

/** Calls endpoints for the page of one request on the server; null in a browser. */
export const requestCall = createContext<PageCall | null>(null);
