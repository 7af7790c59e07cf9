import { useGameName } from './numbers.ts';
import { COMPANIES, type Company, type Filter, type Result } from './results.ts';
import type { MyRecordWords } from './texts.ts';

interface FiltersProps {
  readonly results: readonly Result[];
  readonly filter: Filter;
  readonly words: MyRecordWords;
  choose(filter: Filter): void;
}

/** Which games are looked at; where there is nothing to choose from, nothing is asked. */
export function Filters({ results, filter, words, choose }: FiltersProps) {
  const nameOf = useGameName();
  const games = [...new Set(results.map(({ game }) => game))].map((game) => [game, nameOf(game)] as const);
  const companies = COMPANIES.filter((company) => results.some((result) => result.company === company));
  const seats = [...new Set(results.map((result) => result.seats))].sort((a, b) => a - b);
  return (
    <div class="my-record-filters">
      <Choice
        label={words.ofGame}
        all={words.all}
        value={filter.game}
        options={games}
        choose={(game) => choose({ ...filter, game })}
      />
      <Choice
        label={words.withWhom}
        all={words.all}
        value={filter.company}
        options={companies.map((company) => [company, words.companies[company]] as const)}
        choose={(company) => choose({ ...filter, company: company as Company | null })}
      />
      <Choice
        label={words.howMany}
        all={words.all}
        value={filter.seats === null ? null : String(filter.seats)}
        options={seats.map((count) => [String(count), words.players(count)] as const)}
        choose={(count) => choose({ ...filter, seats: count === null ? null : Number(count) })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
  choose(value: string | null): void;
}

function Choice({ label, all, value, options, choose }: ChoiceProps) {
  if (options.length < 2 && value === null) return null;
  return (
    <label>
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value || null)}>
        <option value="">{all}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
