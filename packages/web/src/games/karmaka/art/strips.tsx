import { CARDS, type CardId } from '@samsara/engine/games/karmaka/rules';
import { Drawn, INK, PAPER } from './sprite.tsx';

/** The eleven signs of which every line consists, 16 by 16. */
type Sign =
  | 'hand'
  | 'deck'
  | 'future'
  | 'deeds'
  | 'source'
  | 'ruins'
  | 'eye'
  | 'copy'
  | 'again'
  | 'arrow'
  | 'blind';

/** Whose zone it is: a rival's stands in a filled lozenge, anybody's in an open one, your own is bare. */
type Owner = 'rival' | 'anybody';

interface Glyph {
  readonly sign: Sign;
  readonly owner?: Owner;
  /** How many cards, in figures. */
  readonly count?: string;
  /** Whoever owns the zone chooses the card. */
  readonly theirChoice?: boolean;
}

const own = (sign: Sign, count = ''): Glyph => ({ sign, count });
const rivals = (sign: Sign, count = ''): Glyph => ({ sign, count, owner: 'rival' });
const anybodys = (sign: Sign, count = ''): Glyph => ({ sign, count, owner: 'anybody' });
const chosenByThem = (glyph: Glyph): Glyph => ({ ...glyph, theirChoice: true });

const TO = own('arrow');
const AGAIN = own('again');
const COPY = own('copy');
const EYE = own('eye');
/** Only the top one of a row: drawn, because it is in no font of ours. */
const TOP = '^';

/** What every card does, as a line without words; the sentences are `abilities` of the texts. */
const STRIPS: Readonly<Record<CardId, readonly Glyph[]>> = {
  panic: [anybodys('deck', '1'), TO, own('ruins'), AGAIN],
  dwindle: [chosenByThem(anybodys('hand', '1')), TO, own('ruins')],
  crisis: [chosenByThem(rivals('deeds', '1')), TO, own('ruins')],
  roulette: [own('hand', '≤2'), TO, own('ruins'), own('source', '+1'), TO, own('hand')],
  'hells-heart': [rivals('future', '2'), TO, own('ruins')],
  vengeance: [rivals('deeds', TOP), TO, own('ruins')],
  spite: [rivals('blind', '2'), TO, own('ruins')],
  'another-day': [own('source', '1'), TO, own('hand'), AGAIN],
  recycle: [own('ruins', '1/3'), TO, own('future')],
  salvage: [own('ruins', '1/3'), TO, own('hand')],
  longevity: [own('source', '2'), TO, anybodys('deck')],
  sowing: [own('source', '2'), TO, own('hand', '2'), TO, own('future')],
  journey: [own('source', '3'), TO, own('hand'), AGAIN],
  jubilee: [own('hand', '≤2'), TO, own('deeds')],
  transmigrate: [own('future', '1'), TO, own('hand')],
  peek: [EYE, rivals('hand'), AGAIN],
  destiny: [EYE, own('source', '≤2/3'), TO, own('future')],
  'stolen-dreams': [rivals('future', '1'), TO, own('future')],
  denial: [own('hand', '1'), TO, own('ruins'), COPY],
  swindle: [EYE, rivals('blind', '1/3'), TO, own('hand')],
  thievery: [rivals('deeds', TOP), TO, own('hand')],
  embody: [COPY, own('deeds', '1')],
  mimic: [COPY, rivals('deeds', TOP)],
};

const SIGN_WIDTH = 16;
const ARROW_WIDTH = 12;
const FIGURE_WIDTH = 6.4;
const GAP = 2;
/** A lozenge is wider than the sign in it. */
const LOZENGE_MORE = 1.5;
/** The longest line that is not broken where little of a card is seen. */
const ONE_LINE = 80;
/** From the middle of two lines to that of each. */
const LINE = 8.4;

/** The line of a card's ability, with its middle at 0 0: how large it is and whether a long one is broken, cards.css decides. */
export function Strip({ card }: { readonly card: number }) {
  const glyphs = STRIPS[CARDS[card]];
  const all = lengthOf(glyphs);
  const first = all > ONE_LINE ? fairestBreak(glyphs) : glyphs.length;
  const lines = [glyphs.slice(0, first), glyphs.slice(first)];
  const widest = Math.max(...lines.map(lengthOf));
  return (
    <g class="kk-strip" style={{ '--all': short(all), '--widest': short(widest) }}>
      {glyphs.map((glyph, i) => {
        const line = i < first ? 0 : 1;
        const inLine = lengthOf(lines[line].slice(0, i - line * first)) + GAP;
        const places = {
          '--x-1': short(lengthOf(glyphs.slice(0, i)) + GAP - all / 2),
          '--x-2': short(inLine - lengthOf(lines[line]) / 2),
          '--y-2': first === glyphs.length ? 0 : (line - 0.5) * 2 * LINE,
        };
        return (
          <g key={i} style={places}>
            <GlyphArt {...glyph} />
          </g>
        );
      })}
    </g>
  );
}

function lengthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + widthOf(glyph) + GAP, -GAP);
}

/** How many signs stand in the first of two lines that are as short as can be. */
function fairestBreak(glyphs: readonly Glyph[]): number {
  const longer = (first: number) => Math.max(lengthOf(glyphs.slice(0, first)), lengthOf(glyphs.slice(first)));
  return glyphs.map((_, i) => i).reduce((best, i) => (longer(i) < longer(best) ? i : best));
}

function widthOf({ sign, owner, count = '' }: Glyph): number {
  const width = sign === 'arrow' ? ARROW_WIDTH : SIGN_WIDTH;
  return width + count.length * FIGURE_WIDTH + (owner === undefined ? 0 : 2 * LOZENGE_MORE);
}

function GlyphArt({ sign, owner, count = '', theirChoice = false }: Glyph) {
  const isRivals = owner === 'rival';
  return (
    <g transform={owner === undefined ? undefined : `translate(${LOZENGE_MORE} 0)`}>
      {owner !== undefined && (
        <g fill={isRivals ? INK : PAPER}>
          <Drawn id="lozenge" />
        </g>
      )}
      <g transform={owner === undefined ? undefined : 'translate(1.8 1.8) scale(.775)'}>
        <Drawn id={`glyph-${sign}`} colour={isRivals ? PAPER : INK} />
      </g>
      {theirChoice && <circle cx="15" cy="1" r="2.6" fill={INK} stroke={PAPER} stroke-width="1.2" />}
      {count === TOP && <path d="M18 14L21 8.5L24 14z" fill={INK} />}
      {count !== '' && count !== TOP && (
        <text class="card-figure" x={owner === undefined ? 16.5 : 18} y="14.8" font-size="11.5" fill={INK}>
          {count}
        </text>
      )}
    </g>
  );
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
