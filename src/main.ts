import './ui/tokens.css';
import './ui/base.css';
import { forgetExpiredSession } from './data/staffCopy.ts';
import { beginLoading } from './loaders.ts';
import { reloadOnce } from './reloadOnce.ts';

// A deploy takes away the chunks that an open tab still asks for.
addEventListener('vite:preloadError', reloadOnce);

forgetExpiredSession();
// What draws is ten times as much as what reads: the data comes while it is still on its way.
beginLoading(location.pathname);
void import('./mount.tsx');
