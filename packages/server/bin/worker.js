// Starts a worker thread from its TypeScript source, named by its URL as the first argument. The bundle does
// without: it has workers in JavaScript.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
