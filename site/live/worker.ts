import type { Said } from './said.ts';

/** What an example prints goes to the page that has started it. */
console.log = (...values: readonly unknown[]) => {
  say({ type: 'line', text: values.map(asText).join(' ') });
};

addEventListener('unhandledrejection', ({ reason }) => {
  say({ type: 'line', text: String(reason) });
  end();
});

/** Told when the last line of the example has run. */
export function end(): void {
  say({ type: 'end' });
}

function say(said: Said): void {
  self.postMessage(said);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
