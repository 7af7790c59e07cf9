import type { Said } from './said.ts';

/** An example that does not end is ended after so long. */
const LONGEST_MS = 60_000;

for (const place of document.querySelectorAll<HTMLElement>('.live-example')) offer(place);
letKeysScroll();
plainResults();

/** Puts a button under the code of an example, which runs it in a worker of its own, and prints what it says. */
function offer(place: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Run';
  const output = document.createElement('pre');
  output.className = 'live-output';
  output.hidden = true;
  output.setAttribute('role', 'log');
  output.setAttribute('aria-label', 'What the example prints');
  button.addEventListener('click', () => {
    button.disabled = true;
    output.hidden = false;
    output.textContent = '';
    delete place.dataset.state;
    run(
      address(place),
      (line) => output.append(`${line}\n`),
      (state) => {
        place.dataset.state = state;
        button.disabled = false;
        button.textContent = 'Run again';
      },
    );
  });
  place.append(button, output);
}

/** Pages lie in folders; TypeDoc says how to get from one to the first page. */
function address(place: HTMLElement): URL {
  const base = new URL(document.documentElement.dataset.base ?? './', location.href);
  return new URL(`assets/live/${place.dataset.script}`, base);
}

function run(script: URL, print: (line: string) => void, done: (state: 'done' | 'failed') => void): void {
  const worker = new Worker(script, { type: 'module' });
  const end = (state: 'done' | 'failed') => {
    clearTimeout(timer);
    worker.terminate();
    done(state);
  };
  const timer = setTimeout(() => {
    print('Stopped: it took too long.');
    end('failed');
  }, LONGEST_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.type === 'line') print(data.text);
    else end('done');
  });
  worker.addEventListener('error', ({ message }) => {
    print(message ?? 'This example could not be loaded.');
    end('failed');
  });
}

/** What scrolls sideways can be scrolled by keys too. TypeDoc shows the page only when its list has come. */
function letKeysScroll(): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const wide of document.querySelectorAll('pre, table, .tsd-signature')) watch.observe(wide);
}

/** What is found is chosen from a list by arrows: nothing in it has the focus by itself. */
function plainResults(): void {
  const results = document.querySelector('#tsd-search-results');
  if (results === null) return;
  const makePlain = () => {
    for (const link of results.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const address = link.href;
      link.removeAttribute('href');
      link.removeAttribute('tabindex');
      link.addEventListener('click', () => location.assign(address));
    }
  };
  new MutationObserver(makePlain).observe(results, { childList: true });
}
