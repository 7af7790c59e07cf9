#!/usr/bin/env node
import { existsSync } from 'node:fs';

const source = new URL('../src/main.ts', import.meta.url);
const bundle = new URL('../dist/create.js', import.meta.url);

if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
} else {
  await import(bundle.href);
}
