import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reloadOnce } from './reloadOnce.ts';
import { router } from './router.tsx';

// A deploy takes away the chunks that an open tab still asks for.
addEventListener('vite:preloadError', reloadOnce);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
