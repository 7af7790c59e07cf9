import { BadInput } from '../kernel/bad-input.ts';
import type { GameMeta } from '../kernel/game.ts';
import { asFlag, asList, asNumber, asObject, asText, at, shown } from '../kernel/json.ts';

/** An id stands in addresses, in records and in the log. */
const GAME_ID = /^[a-z][a-z0-9-]{1,31}$/;
/** As requests may write the names and values of options. */
const OPTION_NAME = /^[a-z][A-Za-z_]{0,39}$/;
const LONGEST_VALUE = 40;
const MOST_SEATS = 12;
const MOST_CARDS = 1000;
const LONGEST_CARD = 64;

/** What a game from outside says about itself. */
export function readMeta(value: unknown, place: string): GameMeta {
  const meta = asObject(value, place);
  const id = form(GAME_ID, meta.id, at(place, 'id'));
  // Lists are asked by id: an id must not be found where nothing was put.
  if (id in {}) throw new BadInput('wrong-format', at(place, 'id'), shown(id));
  asNumber(meta.version, at(place, 'version'), 1, 1_000_000);
  const seats = asObject(meta.seats, at(place, 'seats'));
  const min = asNumber(seats.min, at(place, 'seats.min'), 1, MOST_SEATS);
  const max = asNumber(seats.max, at(place, 'seats.max'), min, MOST_SEATS);
  checkCards(meta.cards, at(place, 'cards'));
  const options = asObject(meta.options, at(place, 'options'));
  for (const [name, spec] of Object.entries(options)) checkOption(name, spec, at(place, `options.${name}`));
  const players = asObject(options.players, at(place, 'options.players'));
  if (players.type !== 'whole' || players.min !== min || players.max !== max)
    throw new BadInput('do-not-go-together', at(place, 'options.players'), at(place, 'seats'));
  for (const [i, name] of asList(meta.amendments ?? [], at(place, 'amendments')).entries())
    form(OPTION_NAME, name, at(at(place, 'amendments'), i));
  return value as GameMeta;
}

function checkCards(value: unknown, place: string): void {
  const cards = asList(value, place);
  if (cards.length === 0) throw new BadInput('missing', place);
  if (cards.length > MOST_CARDS)
    throw new BadInput('out-of-range', place, `${cards.length}, 1–${MOST_CARDS}`);
  for (const [i, card] of cards.entries()) {
    const id = sizedText(card, at(place, i), LONGEST_CARD);
    if (/\s/.test(id) || id !== id.toLowerCase() || cards.indexOf(id) !== i)
      throw new BadInput('wrong-format', at(place, i), shown(id));
  }
}

function checkOption(name: string, value: unknown, place: string): void {
  form(OPTION_NAME, name, place);
  const spec = asObject(value, place);
  if (spec.standing !== 'official' && spec.standing !== 'house')
    throw new BadInput('unknown-value', at(place, 'standing'), `${shown(spec.standing)}; official, house`);
  switch (spec.type) {
    case 'flag':
      asFlag(spec.default, at(place, 'default'));
      return;
    case 'seat':
      if (spec.default !== null)
        throw new BadInput('unknown-value', at(place, 'default'), `${shown(spec.default)}; null`);
      return;
    case 'whole': {
      const min = asNumber(spec.min, at(place, 'min'), Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      const max = asNumber(spec.max, at(place, 'max'), min, Number.MAX_SAFE_INTEGER);
      asNumber(spec.default, at(place, 'default'), min, max);
      return;
    }
    case 'choice': {
      const values = asList(spec.values, at(place, 'values'));
      for (const [i, each] of values.entries()) sizedText(each, at(at(place, 'values'), i), LONGEST_VALUE);
      if (!values.includes(spec.default))
        throw new BadInput(
          'unknown-value',
          at(place, 'default'),
          `${shown(spec.default)}; ${values.join(', ')}`,
        );
      return;
    }
    default:
      throw new BadInput(
        'unknown-value',
        at(place, 'type'),
        `${shown(spec.type)}; choice, flag, whole, seat`,
      );
  }
}

function form(pattern: RegExp, value: unknown, place: string): string {
  const text = asText(value, place);
  if (!pattern.test(text)) throw new BadInput('wrong-format', place, shown(value));
  return text;
}

/** A text that is there, and not too long for where it is shown. */
export function sizedText(value: unknown, place: string, longest: number): string {
  const text = asText(value, place);
  if (text.trim() === '') throw new BadInput('missing', place);
  if (text.length > longest) throw new BadInput('out-of-range', place, `${text.length}, 1–${longest}`);
  return text;
}
