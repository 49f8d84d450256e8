// Resolves tsx from the project, so that the shims work from any working directory.
import { register } from 'tsx/esm/api';

register();
const { java } = await import('../java.ts');
await java(process.argv.slice(2));
