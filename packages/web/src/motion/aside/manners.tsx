import type { Leg } from '../flights.ts';
import type { Manners } from '../flying.tsx';
import { arc, between, carried, courseOf, type Ground, LIFTED, type Point } from '../keyframes.ts';
import type { Box } from '../places.ts';

/** The way of a card, whatever its manner. */
export function wayOf(leg: Leg, from: Box, to: Box, ground: Ground): Keyframe[] {
  const { manner, to: zone } = leg;
  const { u } = ground;
  const { put, start, end, way, raised, above } = courseOf(from, to, ground);
  switch (manner) {
    case 'throw':
      return [{ ...start, easing: 'cubic-bezier(.5,0,.9,.4)' }, end];
    case 'ring':
      return [start, ...way(0.02, 0.98, roundOf(from, to, ground.middle), () => 1.04), end];
    case 'slide': {
      const side = (zone.startsWith('left') ? -1 : 1) * u;
      const beside = { x: to.x + 70 * side, y: to.y };
      return [
        start,
        ...way(LIFTED, 0.66, arc(raised, beside, u), () => 1.05),
        put(0.88, to.x - 3 * side, to.y, to.width, to.turn),
        end,
      ];
    }
    case 'blind':
      return [
        start,
        ...way(0.05, 0.36, arc(raised, above, u), () => 1.12),
        put(0.64, above.x, above.y, to.width, 0, 1.12),
        put(0.78, above.x, above.y, to.width, 0, 1.2),
        put(0.9, above.x, above.y, to.width, 0, 1.1),
        end,
      ];
    default:
      return carried(leg, from, to, ground);
  }
}

/** When a card is turned over, as parts of its way. */
export function turnOver({ manner }: Leg, u: number): Keyframe[] {
  const [from, to] = manner === 'blind' ? [0.64, 0.88] : [0.35, 0.8];
  const side = (degrees: number, offset: number): Keyframe => ({
    offset,
    transform: `perspective(${900 * u}px) rotateY(${degrees}deg)`,
  });
  return [side(180, 0), { ...side(180, from), easing: 'ease-in-out' }, side(0, to), side(0, 1)];
}

/** One half of a card that is torn; `side` is -1 or 1. */
function tornHalf(side: number, u: number): Keyframe[] {
  const apart = (offset: number, by: number): Keyframe => ({
    offset,
    transform: `translateX(${side * 4 * by * u}px) rotate(${side * 5 * by}deg)`,
  });
  return [apart(0, 0), apart(0.1, 0), { ...apart(0.3, 1), easing: 'ease-in' }, apart(0.9, 1.6), apart(1, 1)];
}

/** Round the middle, the shorter way; to whoever sits opposite, clockwise. */
function roundOf(from: Point, to: Point, middle: Point): (t: number) => Point {
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const begins = angle(from);
  const apart = Math.atan2(Math.sin(angle(to) - begins), Math.cos(angle(to) - begins));
  const by = Math.abs(apart) > 2.8 ? Math.abs(apart) : apart;
  return (t) => {
    const radius = between(far(from), far(to), t);
    return {
      x: middle.x + radius * Math.cos(begins + by * t),
      y: middle.y + radius * Math.sin(begins + by * t),
    };
  };
}

/** How cards travel once the first of them lie. */
export const MANNERS: Manners = {
  wayOf,
  drawn: ({ manner }, face) =>
    manner === 'tear' ? (
      <>
        <span class="flying-half is-left">{face}</span>
        <span class="flying-half is-right">{face}</span>
      </>
    ) : (
      face
    ),
  besides: (ghost, leg, u, timing) => {
    const sides = leg.turns ? ghost.querySelector('.flying-card') : null;
    const halves = [...ghost.querySelectorAll('.flying-half')];
    return [
      ...(sides === null ? [] : [sides.animate(turnOver(leg, u), { ...timing, fill: 'both' })]),
      ...halves.map((half, i) => half.animate(tornHalf(i * 2 - 1, u), timing)),
    ];
  },
};
