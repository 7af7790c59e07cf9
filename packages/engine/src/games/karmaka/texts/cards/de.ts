import type { CardId } from '../../cards.ts';

/** The names of the cards of Karmaka, in German; six are working translations. */
export const cardsDe: Readonly<Record<CardId, string>> = {
  panic: 'Panik',
  dwindle: 'Vergänglichkeit',
  crisis: 'Krise',
  roulette: 'Roulette',
  'hells-heart': 'Herz der Hölle',
  vengeance: 'Vergeltung',
  spite: 'Biss',
  'another-day': 'Ein neuer Tag',
  recycle: 'Recycling',
  salvage: 'Bergung',
  longevity: 'Langes Leben',
  sowing: 'Aussaat',
  journey: 'Reise',
  jubilee: 'Jubel',
  transmigrate: 'Transmigration',
  peek: 'Verstohlener Blick',
  destiny: 'Schicksal',
  'stolen-dreams': 'Gestohlene Träume',
  denial: 'Verweigerung',
  swindle: 'Schwindel',
  thievery: 'Diebstahl',
  embody: 'Verkörperung',
  mimic: 'Imitation',
};

/** What the cards do, in our own words. */
export const abilitiesDe: Readonly<Record<CardId, string>> = {
  panic:
    'Wähle eine Person, auch dich selbst: Die oberste Karte ihres Decks kommt auf die Ruinen. Danach darfst du eine weitere Karte spielen.',
  dwindle: 'Wähle eine Person, auch dich selbst: Sie legt eine Handkarte ihrer Wahl auf die Ruinen.',
  crisis: 'Wähle einen Rivalen: Er legt eines seiner Werke, nach eigener Wahl, auf die Ruinen.',
  roulette:
    'Lege bis zu zwei Handkarten auf die Ruinen. Ziehe danach, Karte für Karte, bis zu eine mehr, als du abgelegt hast.',
  'hells-heart':
    'Wähle einen Rivalen: Die obersten zwei Karten seiner Zukunft kommen nacheinander auf die Ruinen.',
  vengeance: 'Wähle einen Rivalen: Sein letztes Werk kommt auf die Ruinen.',
  spite: 'Wähle einen Rivalen: Ziehe nacheinander blind zwei seiner Handkarten; beide kommen auf die Ruinen.',
  'another-day': 'Ziehe eine Karte von der Quelle. Danach darfst du eine weitere Karte spielen.',
  recycle: 'Lege eine der obersten drei Karten der Ruinen auf deine Zukunft.',
  salvage: 'Nimm eine der obersten drei Karten der Ruinen auf die Hand.',
  longevity: 'Wähle eine Person, auch dich selbst: Zwei Karten der Quelle kommen ungesehen auf ihr Deck.',
  sowing: 'Ziehe zwei Karten von der Quelle. Lege danach zwei Handkarten auf deine Zukunft.',
  journey: 'Ziehe drei Karten von der Quelle. Danach darfst du eine weitere Karte spielen.',
  jubilee: 'Lege bis zu zwei Handkarten zu deinen Werken.',
  transmigrate: 'Nimm eine beliebige Karte deiner Zukunft auf die Hand.',
  peek: 'Wähle einen Rivalen und sieh dir seine Handkarten an. Danach darfst du eine weitere Karte spielen.',
  destiny:
    'Sieh dir die obersten drei Karten der Quelle an. Lege bis zu zwei davon auf deine Zukunft und den Rest in beliebiger Reihenfolge zurück.',
  'stolen-dreams': 'Wähle einen Rivalen: Die oberste Karte seiner Zukunft kommt auf deine.',
  denial: 'Lege eine Handkarte auf die Ruinen und führe ihre Fähigkeit aus.',
  swindle:
    'Wähle einen Rivalen: Ziehe blind drei seiner Handkarten und sieh sie dir an. Behalte eine und gib die anderen zurück.',
  thievery: 'Wähle einen Rivalen: Nimm sein letztes Werk auf die Hand.',
  embody: 'Führe die Fähigkeit eines deiner Werke aus.',
  mimic: 'Führe die Fähigkeit des letzten Werks eines Rivalen aus.',
};
