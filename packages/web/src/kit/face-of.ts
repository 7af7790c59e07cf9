/** Names of bots in the order of their faces. */
const BOTS = ['Ada', 'Bruno', 'Chloé', 'Dev', 'Emi', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kim'];

/** The face of whoever sits there: a bot's own, or one that follows from the name. */
export function faceOf({ name }: { readonly name: string | null }): number {
  const bot = BOTS.indexOf(name ?? '');
  if (bot >= 0) return bot;
  return [...(name ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 12, 11);
}
