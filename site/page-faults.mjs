import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { filesIn } from './files.mjs';

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
const IN_STYLES = /(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g;

/** The way back to the table, which the server knows. */
const OUTSIDE = new Set(['/']);

/** Links that lead nowhere, whatever would be loaded from elsewhere, and what the server's policy does not let run. */
export function faultsIn(folder) {
  const pages = new Map(filesIn(folder, /\.html$/).map((file) => [file, tagsOf(readFileSync(file, 'utf8'))]));
  const ids = new Map(
    [...pages].map(([file, tags]) => [file, new Set(tags.flatMap(({ values }) => values.id ?? []))]),
  );
  const inPages = [...pages].flatMap(([file, tags]) =>
    tags
      .flatMap((tag) => faultsOf(tag, file, folder, ids))
      .map((fault) => `${relative(folder, file)}: ${fault}`),
  );
  const inStyles = filesIn(folder, /\.css$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_STYLES)]
      .map(([, address]) => loadFault(address, file, folder))
      .filter((fault) => fault !== undefined)
      .map((fault) => `${relative(folder, file)}: ${fault}`),
  );
  return [...new Set([...inPages, ...inStyles])];
}

function tagsOf(page) {
  return [...page.matchAll(TAG)].map(([, name, attributes]) => ({
    name: name.toLowerCase(),
    values: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key.toLowerCase(), value]),
    ),
  }));
}

function faultsOf({ name, values }, file, folder, ids) {
  const faults = [];
  if (values.style !== undefined) faults.push(`style="${values.style}"`);
  faults.push(...Object.keys(values).filter((key) => /^on[a-z]+$/.test(key)));
  if (name === 'script' && values.src === undefined) faults.push('a script in the page');
  if (name === 'style') faults.push('styles in the page');
  if (name === 'a' && values.href !== undefined) faults.push(linkFault(values.href, file, folder, ids));
  if (name !== 'a')
    faults.push(
      ...[values.src, values.href, values.data, values.poster].map((address) =>
        loadFault(address, file, folder),
      ),
    );
  if (values.srcset !== undefined) faults.push(`srcset="${values.srcset}"`);
  return faults.filter((fault) => fault !== undefined);
}

/** A link may lead elsewhere; inside the site its page and the place in it must be there. */
function linkFault(href, file, folder, ids) {
  if (OUTSIDE.has(href) || /^(?:https?:|mailto:)/.test(href)) return undefined;
  const [path, fragment] = decodeURI(href.replaceAll('&amp;', '&')).split('#');
  const target = path === '' ? file : resolve(dirname(file), path);
  if (isOutside(target, folder) || !isFile(target)) return `leads nowhere: ${href}`;
  const known = ids.get(target);
  if (fragment && known !== undefined && !known.has(fragment))
    return `leads to no place of that page: ${href}`;
  return undefined;
}

/** What a page loads lies in the site. */
function loadFault(address, file, folder) {
  if (address === undefined || address.startsWith('#') || address.startsWith('data:')) return undefined;
  const target = resolve(dirname(file), address.split(/[?#]/)[0]);
  const isOurs = !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address) && !isOutside(target, folder);
  return isOurs && isFile(target) ? undefined : `loads ${address}`;
}

function isOutside(target, folder) {
  return relative(folder, target).startsWith('..');
}

function isFile(target) {
  return existsSync(target) && statSync(target).isFile();
}
