import {
  ANIMALS,
  CARDS,
  isLifeCard,
  KARMA_FROM,
  type Provenance,
  SIGNS,
  SPECIES,
  SPECIES_OF,
  type Species,
  STACKS,
  type Statement,
  SYMBOL_OF,
} from '../cards.ts';
import type { Words } from './words.ts';

/** The clauses about the species begin here, in the order of the list of animals. Section E */
const FIRST_CLAUSE = 182;

/** The clause that tells what a species is and what of it is attested. */
export function clauseOf(species: Species): string {
  return `MK-${FIRST_CLAUSE + SPECIES.indexOf(species)}`;
}

/** One clause for each species, worked out from the card data so that a correction there is told here. Section E */
export function animalClauses(words: Words): Record<string, string> {
  return Object.fromEntries(SPECIES.map((species) => [clauseOf(species), describeSpecies(species, words)]));
}

function describeSpecies(species: Species, { cards, animals }: Words): string {
  const { stack, dealt, provenance } = ANIMALS[species];
  const name = species === 'human' ? cards.human : cards.species[species];
  const symbols = symbolsOf(species).map((sign) => cards.signs[sign]);
  const facts = animals.facts(
    stack < 0 ? null : STACKS[stack],
    stack < 0 ? 0 : KARMA_FROM[stack],
    dealt,
    symbols,
  );
  const said = (wanted: Provenance) =>
    (Object.keys(provenance) as Statement[])
      .filter((statement) => provenance[statement] === wanted)
      .map((statement) => animals.statements[statement]);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return `${title}. ${facts} ${animals.abilities[species]} ${animals.provenance(said('attested'), said('reconstructed'))}`;
}

function symbolsOf(species: Species) {
  return [...CARDS.keys()]
    .filter((card) => !isLifeCard(card) && SPECIES_OF[card] === species)
    .map((card) => SIGNS[SYMBOL_OF[card]]);
}
