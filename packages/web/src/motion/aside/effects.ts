import type { Seat } from '@samsara/engine';
import type { Effect } from '../../contract/board.ts';
import { playSound } from '../../sound/sounds.ts';
import {
  CENTRED,
  type Course,
  type EffectStage,
  effectLayer,
  endShowing,
  showAt,
} from '../opening/showing.ts';
import { showTitle } from '../opening/title.ts';
import { compositeOn, landingOf, unitOf, zoneElement } from '../places.ts';
import './effects.css';
import { fromOuterEnd, HELD_MS, LEAVES, leafAt, leafGrows, walked } from './moments.ts';

/** All but how somebody looks, which is drawn with them. */
export type Drawn = Exclude<Effect, { type: 'face' }>;

/** Marks what the director ends when the table is drawn anew. */
const HELD = 'held';
const SPARK_MS = 140;
const LEAF_MS = 85;
const VEIL_MS = 50;
const GLYPH_MS = 120;
const TITLE_MS = 1200;

/** Shows one effect; nobody waits for it. */
export function showEffect(stage: EffectStage, effect: Drawn): void {
  new Show(stage).show(effect);
}

type Middle = { readonly x: number; readonly y: number; readonly width: number };

class Show {
  readonly #stage: EffectStage;
  readonly #layer: HTMLElement;
  readonly #u: number;

  constructor(stage: EffectStage) {
    this.#stage = stage;
    this.#layer = effectLayer(stage);
    this.#u = unitOf(this.#layer);
  }

  show(effect: Drawn): void {
    switch (effect.type) {
      case 'shake':
        return this.#shake(effect.zone);
      case 'ring':
        return this.#ring(effect.zone, effect.look);
      case 'beam': {
        const [from, to] = [this.#middleOf(effect.from), this.#middleOf(effect.to)];
        const way = `rotate(${Math.atan2(to.y - from.y, to.x - from.x)}rad) scaleX(`;
        const frames = [
          { transform: `${way}0)`, opacity: 1 },
          { transform: `${way}1)`, opacity: 1, offset: 0.45 },
          { transform: `${way}1)`, opacity: 0 },
        ];
        const beam = this.#add('beam', from, { frames, ms: 480, still: `${way}1)` });
        beam.style.width = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
        return;
      }
      case 'petals': {
        // Measured once, before the first petal is added.
        const from = this.#middleOf(effect.zone);
        const end = effect.to === undefined ? null : this.#middleOf(effect.to);
        if (!this.#stage.reduced)
          for (let i = 0; i < effect.count; i++) this.#petal(i, effect.count, from, end);
        return;
      }
      case 'stamp': {
        const course = { frames: popped(), ms: 1100 };
        const stamp = this.#add(`stamp ${effect.look ?? ''}`, this.#middleOf(effect.zone), course);
        stamp.textContent = effect.text;
        return;
      }
      case 'laurel':
        return this.#laurel(effect.seat);
      case 'walk':
        return this.#walk(effect);
      case 'veil':
        return this.#veil(effect.zone);
      case 'glyphs':
        this.#find('.flight-layer .card-strip > g > g').forEach((glyph, i) => {
          this.#hold(glyph, { opacity: [0.15, 1] }, GLYPH_MS, i * GLYPH_MS);
        });
        return;
      case 'title':
        showTitle(this.#stage, effect.text, TITLE_MS);
    }
  }

  #shake(zone: string): void {
    const element = zoneElement(this.#stage.table, zone);
    if (this.#stage.reduced) return this.#ring(zone);
    const by = (share: number) => `${share * 5 * this.#u}px`;
    element?.animate(
      { translate: ['0', by(-1), by(1), by(-0.8), by(0.6), '0'] },
      { duration: 240 / this.#stage.speed, composite: compositeOn(element) },
    );
  }

  #ring(zone: string, look = ''): void {
    const middle = this.#middleOf(zone);
    const frames = [
      { transform: `${CENTRED} scale(.6)`, opacity: 0.95 },
      { transform: `${CENTRED} scale(1.2)`, opacity: 0.8, offset: 0.5 },
      { transform: `${CENTRED} scale(1.5)`, opacity: 0 },
    ];
    const ring = this.#add(`ring ${look}`, middle, { frames, ms: 600 });
    ring.style.width = `${middle.width * 1.15}px`;
  }

  /** Leaves come in pairs, from below, and the face rises. */
  #laurel(seat: Seat): void {
    const { reduced } = this.#stage;
    const [face] = this.#find(`[data-zone="seat:${seat}"] .seat-face, .own-face .seat-face`);
    if (face === undefined) return;
    const { left, top, width, height } = face.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2, width };
    for (let i = 0; i < LEAVES; i++) {
      const still = leafAt(i, width * 0.62);
      const delay = Math.floor(i / 2) * LEAF_MS;
      const leaf = this.#add('leaf', middle, { frames: leafGrows(still), ms: 1700, delay, still });
      leaf.style.width = `${width * 0.15}px`;
    }
    const up = `translateY(${-20 * this.#u}px)`;
    if (!reduced) this.#hold(face, { transform: ['none', up, up, 'none'], easing: 'ease-in-out' }, 1100);
  }

  #walk({ zone, to }: Extract<Effect, { type: 'walk' }>): void {
    const { table, reduced } = this.#stage;
    const walker = zoneElement(table, zone);
    if (walker === null || reduced) return;
    const roof = to === undefined ? null : zoneElement(table, to);
    const [from, end] = [walker, roof && landingOf(roof, false)].map((each) => each?.getBoundingClientRect());
    const way = from && end ? { x: end.right - from.right, y: end.bottom - from.bottom } : null;
    this.#hold(walker, walked(way, this.#u), HELD_MS);
  }

  #veil(zone: string): void {
    const cards = [...(zoneElement(this.#stage.table, zone)?.querySelectorAll('.picture') ?? [])];
    cards.forEach((card, i) => {
      const veil = document.createElement('i');
      veil.className = 'fx-veil';
      card.append(veil);
      const frames = { opacity: [0, 1, 1], offset: [0, 0.1, 1] };
      const animation = this.#hold(veil, frames, HELD_MS, fromOuterEnd(i, cards.length) * VEIL_MS);
      animation.onfinish = () => veil.remove();
    });
  }

  #find(selector: string): Element[] {
    return [...this.#stage.table.querySelectorAll(selector)];
  }

  /** Changes something that is on the table. */
  #hold(element: Element, frames: Keyframe[] | PropertyIndexedKeyframes, ms: number, delay = 0): Animation {
    const { speed } = this.#stage;
    const timing = { duration: ms / speed, delay: delay / speed, fill: 'backwards' } as const;
    return element.animate(frames, { ...timing, id: HELD });
  }

  /** One of several that open like a flower, or a spark on its way. */
  #petal(i: number, count: number, from: Middle, end: Middle | null): void {
    const { speed } = this.#stage;
    const u = this.#u;
    if (end !== null) {
      const [x, y] = [end.x - from.x, end.y - from.y];
      const over = `${CENTRED} translate(${x / 2}px,${y / 2 - 50 * u}px) rotate(160deg)`;
      const frames = [
        { transform: `${CENTRED} scale(.4)`, opacity: 1 },
        { transform: over, opacity: 1, offset: 0.5 },
        { transform: `${CENTRED} translate(${x}px,${y}px) rotate(320deg) scale(.5)`, opacity: 0.9 },
      ];
      const spark = this.#add('petal', from, { frames, ms: 420, delay: i * SPARK_MS });
      spark.getAnimations()[0].onfinish = () => {
        playSound('gain', { step: i, x: (end.x / innerWidth) * 2 - 1 });
        endShowing(spark);
      };
      return;
    }
    const angle = (i / count) * 2 * Math.PI + 0.3;
    const far = (i % 2 === 0 ? 120 : 84) * u;
    const out = (share: number, turn: number) =>
      `${CENTRED} translate(${Math.cos(angle) * far * share}px,${Math.sin(angle) * far * share - 40 * u * share}px) rotate(${angle + turn}rad)`;
    const frames = [
      { transform: `${out(0, 0)} scale(.3)`, opacity: 0 },
      { transform: `${out(0.7, 0.6)} scale(1.1)`, opacity: 1, offset: 0.35 },
      { transform: `${out(1, 1.8)} scale(.8) translateY(${30 * u}px)`, opacity: 0 },
    ];
    this.#add('petal', from, { frames, ms: 900 + (i % 3) * (120 / speed) });
  }

  /** Something that is seen for a while around a point. */
  #add(look: string, middle: Middle, course: Course): HTMLElement {
    return showAt(this.#stage, this.#layer, look, middle, course);
  }

  /** The middle of a zone, or of the table where there is none. */
  #middleOf(zone: string): Middle {
    const box = (zoneElement(this.#stage.table, zone) ?? this.#stage.table).getBoundingClientRect();
    const width = Math.min(Math.max(box.width, box.height), 230 * this.#u);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, width };
  }
}

function popped(): Keyframe[] {
  return [
    { transform: `${CENTRED} scale(1.4)`, opacity: 0 },
    { transform: `${CENTRED} scale(.96)`, opacity: 1, offset: 0.14 },
    { transform: CENTRED, opacity: 1, offset: 0.22, easing: 'linear' },
    { transform: CENTRED, opacity: 1, offset: 0.8 },
    { transform: CENTRED, opacity: 0 },
  ];
}
