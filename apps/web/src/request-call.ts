import type { PageCall } from '@hearth/kit/page';
import { createContext } from 'react-router';

/** What the page of one request calls endpoints with, on the server; null in a browser. */
export const requestCall = createContext<PageCall | null>(null);
