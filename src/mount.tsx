import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { keepOffline } from './offline/keepOffline.ts';
import { Router } from './router.tsx';

const app = (
  <StrictMode>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (root) {
  const { path } = root.dataset;
  // In a transition, so that a slow phone can respond to taps in between.
  if (path && matchPath(path, location.pathname)) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

keepOffline();
