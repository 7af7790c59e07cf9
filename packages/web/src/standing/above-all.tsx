import { type ComponentChildren, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Shows something above whatever is open. Inside an open sheet, since nothing outside of it can be seen, heard or pressed. */
export function AboveAll({ children }: { readonly children: ComponentChildren }) {
  const [host] = useState(makeHost);
  useEffect(() => {
    const place = () => placeAbove(host);
    const observer = new MutationObserver(place);
    const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] };
    place();
    observer.observe(document.body, watched);
    return () => {
      observer.disconnect();
      render(null, host);
      host.remove();
    };
  }, [host]);
  useEffect(() => render(children, host));
  return null;
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'house-notices';
  host.popover = 'manual';
  host.role = 'status';
  return host;
}

function placeAbove(host: HTMLElement): void {
  const open = [...document.querySelectorAll('dialog:modal')];
  const parent =
    open.find((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? document.body;
  if (host.parentElement === parent) return;
  parent.append(host);
  host.showPopover();
}
