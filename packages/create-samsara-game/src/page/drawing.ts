import type { CardLook, DescribedZone } from '@samsara/engine/card-game';
import type { Language } from '@samsara/engine/texts';
import { element } from './elements.ts';
import { PERSON, type Table } from './table.ts';
import { PAGE_WORDS, type PageWords } from './texts.ts';

const SIGNS: Readonly<Record<NonNullable<CardLook['sign']>, string>> = {
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
  spades: '♠',
  star: '★',
  circle: '●',
  square: '■',
  triangle: '▲',
  moon: '☾',
  sun: '☀',
};

/** So many cards of a pile are drawn, the topmost. */
const MOST_OF_A_PILE = 1;

/** How the seats are called. */
export function namesAt({ players }: Table, words: PageWords): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === PERSON ? words.person : words.seat(seat)));
}

/** The table as its game describes it, or in words if it does not. */
export function drawTable(table: Table, language: Language): HTMLElement {
  const { game, texts, describer } = table.pack;
  const words = PAGE_WORDS[language];
  const view = game.view(table.state, PERSON);
  const names = namesAt(table, words);
  if (describer === undefined) {
    const lines = texts[language].table(view, { seats: names, you: PERSON });
    return element('div', {}, ...lines.map((line) => element('p', {}, line)));
  }
  const zones = describer.zones(view, language);
  return element(
    'div',
    { className: 'zones' },
    ...zones.map((zone) => drawZone(zone, table, language, names)),
  );
}

function drawZone(
  zone: DescribedZone,
  table: Table,
  language: Language,
  names: readonly string[],
): HTMLElement {
  const owner = zone.owner === null ? '' : `${names[zone.owner]}: `;
  const title = `${owner}${zone.label} (${zone.count})${zone.text ? `, ${zone.text}` : ''}`;
  const cards = zone.cards ?? new Array<null>(zone.count).fill(null);
  const shown = zone.kind === 'pile' ? cards.slice(-MOST_OF_A_PILE) : cards;
  const drawn = zone.kind === 'count' ? [] : shown.map((card) => drawCard(card, table, language));
  return element(
    'section',
    { className: 'zone', id: zone.id },
    element('h2', {}, title),
    element('ul', { className: 'cards' }, ...drawn),
  );
}

function drawCard(card: number | null, { pack }: Table, language: Language): HTMLElement {
  const words = PAGE_WORDS[language];
  if (card === null) return named(element('li', { className: 'card down' }), words.faceDown);
  const id = pack.game.meta.cards[card];
  const name = pack.texts[language].cards[id];
  const look = pack.describer?.looks[id];
  const sign = look?.sign === undefined ? '' : SIGNS[look.sign];
  const face = `${look?.rank ?? ''}${sign}` || name;
  return named(element('li', { className: `card ${look?.colour ?? ''}` }, face), name);
}

function named(made: HTMLElement, name: string): HTMLElement {
  made.setAttribute('aria-label', name);
  made.title = name;
  return made;
}
