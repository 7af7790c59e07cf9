/** What a device needs that is the host of a table for the people around it, from the deal on. */
export * from './commands/check-move.ts';
export * from './commands/checked.ts';
export * from './host/alone.ts';
export * from './host/host.ts';
export * from './hosted/hosted-table.ts';
export * from './schedule/nobody-away.ts';
export * from './state/clock.ts';
export * from './state/entries.ts';
export * from './state/fold.ts';
export * from './state/play-deeds.ts';
export * from './state/table.ts';
export * from './telling/messages.ts';
export * from './telling/scene.ts';
export * from './telling/scenes.ts';
