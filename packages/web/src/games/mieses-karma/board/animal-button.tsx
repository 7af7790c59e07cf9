import { ANIMALS, SPECIES_OF } from '@samsara/engine/games/mieses-karma/rules';
import { useTable } from '../../../contract/table-context.ts';
import { AnimalPortrait } from '../art/faces.tsx';
import { PowerIcon } from '../art/powers.tsx';
import { actingSpecies } from '../lines.ts';
import { nameOf, type SeatProps } from '../props.ts';
import { SpeciesList } from './species-list.tsx';

/** The animal somebody is now, with the sign of its power; a tap explains it, or imitates it where that is possible. MK-11 */
export function AnimalButton({ of, ...props }: SeatProps) {
  const { view, words, names } = props;
  const table = useTable();
  const { animal } = view.seats[of];
  const acting = actingSpecies(view, of);
  const isImitating = acting !== SPECIES_OF[animal];
  const label = words.animal(nameOf(props, animal), isImitating ? words.species[acting] : null);
  const id = `mk-animal-${of}`;
  const zone = `animal:${of}`;
  const press = table.accepts(zone) ? { onClick: () => table.tapZone(zone) } : { popovertarget: id };
  return (
    <>
      <button
        type="button"
        class={`mk-animal${table.accepts(zone) ? ' is-accepting' : ''}`}
        data-zone={zone}
        {...press}
        aria-label={`${names.seats[of]}: ${label}`}
      >
        <AnimalPortrait card={animal} />
        <PowerIcon power={ANIMALS[acting].power} />
      </button>
      <SpeciesList {...props} id={id} title={`${names.seats[of]}: ${label}`} cards={[animal]} />
    </>
  );
}
