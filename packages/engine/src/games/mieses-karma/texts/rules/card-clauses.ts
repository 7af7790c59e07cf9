import {
  ANIMALS,
  CARDS,
  isLifeCard,
  KARMA_FROM,
  SIGNS,
  SPECIES,
  SPECIES_OF,
  type Species,
  STACKS,
  SYMBOL_OF,
} from '../../cards.ts';
import type { Words } from '../words.ts';
import { OF_LIFE_CARDS, OF_SPECIES, type Provenance } from './provenance.ts';

const LIFE_CLAUSE = 'MK-181';
/** The clauses about the species begin here, in the order of the list of animals. Section E */
const FIRST_CLAUSE = 182;

/** The clause that tells what a species is and what of it is attested. */
export function clauseOf(species: Species): string {
  return `MK-${FIRST_CLAUSE + SPECIES.indexOf(species)}`;
}

/** The clauses about the cards, worked out from the card data so that a correction there is told here. Section E */
export function cardClauses(words: Words): Record<string, string> {
  const { lifeCards, lifeStatements } = words.animals;
  const told = SPECIES.map((species) => [clauseOf(species), describeSpecies(species, words)] as const);
  return {
    [LIFE_CLAUSE]: `${lifeCards} ${toldApart(OF_LIFE_CARDS, lifeStatements, words)}`,
    ...Object.fromEntries(told),
  };
}

/** What the animals can do, for every rebirth card: the clause about its species. MK-11 */
export function abilityTexts(words: Words): Record<string, string> {
  return Object.fromEntries(
    [...CARDS.entries()]
      .filter(([card]) => !isLifeCard(card))
      .map(([card, id]) => [id, describeSpecies(SPECIES_OF[card], words)]),
  );
}

function describeSpecies(species: Species, words: Words): string {
  const { cards, powers, animals } = words;
  const { stack, dealt } = ANIMALS[species];
  const name = species === 'human' ? cards.human : cards.species[species];
  const symbols = symbolsOf(species).map((sign) => cards.signs[sign]);
  const inStack = stack < 0 ? null : STACKS[stack];
  const facts = animals.facts(inStack, inStack === null ? 0 : KARMA_FROM[stack], dealt, symbols);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return `${title}. ${facts} ${powers[species]} ${toldApart(OF_SPECIES[species], animals.statements, words)}`;
}

/** What is attested and what is reconstructed. */
function toldApart<Statement extends string>(
  provenance: Readonly<Partial<Record<Statement, Provenance>>>,
  statements: Readonly<Record<Statement, string>>,
  { animals }: Words,
): string {
  const told = (wanted: Provenance) =>
    (Object.keys(provenance) as Statement[])
      .filter((statement) => provenance[statement] === wanted)
      .map((statement) => statements[statement]);
  return animals.provenance(told('attested'), told('reconstructed'));
}

function symbolsOf(species: Species) {
  return [...CARDS.keys()]
    .filter((card) => !isLifeCard(card) && SPECIES_OF[card] === species)
    .map((card) => SIGNS[SYMBOL_OF[card]]);
}
