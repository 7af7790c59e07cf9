import { ANIMALS, SPECIES_OF } from '@samsara/engine/games/mieses-karma/rules';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { AnimalPortrait } from '../art/faces.tsx';
import { PowerIcon } from '../art/powers.tsx';
import { actingSpecies } from '../lines.ts';
import { nameOf, type SeatProps } from '../props.ts';
import { SpeciesList } from './species-list.tsx';

/**
 * The animal somebody is now: a tap explains it, or imitates it where that is possible. Others wear it as a badge with the sign
 * of its power, your own begins your line. MK-11
 */
export function AnimalButton({ of, ...props }: SeatProps) {
  const { view, words, names, perspective } = props;
  const table = useTable();
  const { animal } = view.seats[of];
  const acting = actingSpecies(view, of);
  const isImitating = acting !== SPECIES_OF[animal];
  const label = words.animal(nameOf(props, animal), isImitating ? words.species[acting] : null);
  const id = `mk-animal-${of}`;
  const zone = `animal:${of}`;
  const press = table.accepts(zone) ? { onClick: () => table.tapZone(zone) } : { popovertarget: id };
  const isOwn = of === perspective;
  return (
    <>
      <button
        type="button"
        class={`${isOwn ? 'mk-line-animal' : 'mk-animal'}${table.accepts(zone) ? ' is-accepting' : ''}`}
        data-zone={zone}
        {...press}
        aria-label={`${names.seats[of]}: ${label}`}
      >
        {isOwn ? <Picture card={animal} /> : <AnimalPortrait card={animal} />}
        {(!isOwn || isImitating) && <PowerIcon power={ANIMALS[acting].power} />}
      </button>
      <SpeciesList {...props} id={id} title={`${names.seats[of]}: ${label}`} cards={[animal]} />
    </>
  );
}
