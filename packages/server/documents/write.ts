import { writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

for (const [name, text] of Object.entries(documents())) {
  writeFileSync(new URL(`../../../docs/${name}`, import.meta.url), text);
}
