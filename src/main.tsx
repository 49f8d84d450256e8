import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reloadOnce } from './reloadOnce.ts';
import { Router } from './router.tsx';

// A deploy takes away the chunks that an open tab still asks for.
addEventListener('vite:preloadError', reloadOnce);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </StrictMode>,
  );
}
