/** What somebody is like at every table: a taste, and nothing about strength. */
export const CHARACTERS = ['bold', 'careful', 'collector', 'forgiving', 'vengeful', 'generous'] as const;

/** One of the characters that bots may have. */
export type Character = (typeof CHARACTERS)[number];

/** Is there such a character? */
export function isCharacter(word: string): word is Character {
  return (CHARACTERS as readonly string[]).includes(word);
}

/** By the name that a bot is called by: the same person in every game and on every host. */
const PERSONS: Readonly<Record<string, Character>> = {
  Ada: 'careful',
  Bruno: 'forgiving',
  Chloé: 'bold',
  Dev: 'vengeful',
  Emi: 'collector',
  Finn: 'generous',
  Greta: 'vengeful',
  Hugo: 'careful',
  Ines: 'forgiving',
  Jonas: 'bold',
  Kim: 'collector',
  Lena: 'generous',
  Milo: 'bold',
  Nora: 'careful',
};

/** Bots of other names have no character. */
export function characterNamed(name: string | null): Character | null {
  return name !== null && Object.hasOwn(PERSONS, name) ? PERSONS[name] : null;
}
