import type { Language } from '@samsara/engine/texts';
import type { FACES } from '../kit/faces/faces.ts';

interface FaceWords {
  readonly yourFace: string;
  readonly animals: Readonly<Record<(typeof FACES)[number], string>>;
}

export const FACE_WORDS: Readonly<Record<Language, FaceWords>> = {
  en: {
    yourFace: 'Your face',
    animals: {
      owl: 'Owl',
      bear: 'Bear',
      cat: 'Cat',
      elephant: 'Elephant',
      fox: 'Fox',
      otter: 'Otter',
      goat: 'Goat',
      hedgehog: 'Hedgehog',
      ibis: 'Ibis',
      toad: 'Toad',
      monkey: 'Monkey',
      tiger: 'Tiger',
    },
  },
  de: {
    yourFace: 'Dein Gesicht',
    animals: {
      owl: 'Eule',
      bear: 'Bär',
      cat: 'Katze',
      elephant: 'Elefant',
      fox: 'Fuchs',
      otter: 'Otter',
      goat: 'Ziege',
      hedgehog: 'Igel',
      ibis: 'Ibis',
      toad: 'Kröte',
      monkey: 'Affe',
      tiger: 'Tiger',
    },
  },
  fr: {
    yourFace: 'Votre visage',
    animals: {
      owl: 'Hibou',
      bear: 'Ours',
      cat: 'Chat',
      elephant: 'Éléphant',
      fox: 'Renard',
      otter: 'Loutre',
      goat: 'Chèvre',
      hedgehog: 'Hérisson',
      ibis: 'Ibis',
      toad: 'Crapaud',
      monkey: 'Singe',
      tiger: 'Tigre',
    },
  },
};
