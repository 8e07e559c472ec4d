import { createQueryCache } from '@hearth/client/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';

/** The layout of every page behind the login. */
export function Component() {
  const [cache] = useState(createQueryCache);
  return (
    <QueryClientProvider client={cache}>
      <main className="p-6">
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
