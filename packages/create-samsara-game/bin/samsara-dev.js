#!/usr/bin/env node
await import('../dist/dev.js');
