export * from './client-messages.ts';
export * from './http.ts';
export * from './parse.ts';
export * from './refusals.ts';
export * from './server-messages.ts';
export * from './shown-text.ts';
export * from './version.ts';
export * from './words.ts';
