/** Lets a copy of the card follow the pointer; `drop` hears the zone it is let go over. Anywhere else it goes back. */
export function startDrag(event: PointerEvent, drop: (zone: string) => void): void {
  const source = event.currentTarget as HTMLElement;
  const box = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add('drag-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('width', `${box.width}px`);
  document.body.append(ghost);
  source.classList.add('is-dragged');

  const follow = (move: PointerEvent) => {
    ghost.style.setProperty(
      'transform',
      `translate(${move.clientX - box.width / 2}px, ${move.clientY - box.height / 2}px) rotate(3deg)`,
    );
    light(zoneAt(move));
  };
  const end = (up: PointerEvent) => {
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    ghost.remove();
    source.classList.remove('is-dragged');
    light(null);
    const zone = up.type === 'pointerup' ? zoneAt(up) : null;
    if (zone === null) return;
    // Within its own zone a card changes its place, not its owner.
    const isOwn = zone === source.closest('[data-zone]');
    if (isOwn) source.dispatchEvent(new CustomEvent('rearrange', { bubbles: true, detail: up.clientX }));
    else drop(zone.dataset.zone as string);
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  follow(event);
}

let lighted: HTMLElement | null = null;

function light(zone: HTMLElement | null): void {
  if (zone === lighted) return;
  lighted?.classList.remove('is-drop-target');
  zone?.classList.add('is-drop-target');
  lighted = zone;
}

function zoneAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-zone]') ?? null;
}
