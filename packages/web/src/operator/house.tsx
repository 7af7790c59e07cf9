import type { House } from '@samsara/protocol';
import { useId, useState } from 'preact/hooks';
import { Switch } from '../kit/form/switch.tsx';
import { type PartProps, shownNumber, shownTime, useAsked } from './asking.ts';
import { operator } from './requests.ts';
import { TimeChoice, useTime } from './time-choice.tsx';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;
const LANGUAGES = ['de', 'en', 'fr'] as const;

/** How the server is, and what concerns everybody in it. */
export function HousePart(props: PartProps) {
  const { words, isOperator, ask } = props;
  const [house, set] = useAsked(ask, () => operator.house());
  if (house === null) return null;
  return (
    <>
      <Health {...props} house={house} />
      {isOperator && <Saying {...props} house={house} change={set} />}
      {isOperator && (
        <div class="operator-box">
          <Switch
            label={
              <>
                {words.drain} <small>{words.drainExplains}</small>
              </>
            }
            isOn={house.drain !== null}
            turn={(on) => ask(async () => set(await operator.drain(on)))}
          />
        </div>
      )}
      <Closing {...props} />
    </>
  );
}

function Health({ words, house }: PartProps & { readonly house: House }) {
  const { facts } = words;
  const { write_ms } = house.database;
  const rows = [
    [facts.version, `${house.build} · Node.js ${house.runtime}`],
    [facts.since, shownTime(house.started)],
    [facts.database, write_ms === null ? words.notWritable : `${house.database.kind}, ${write_ms} ms`],
    [facts.loop, `${house.loop.p50_ms} ms, ${house.loop.p99_ms} ms`],
    [facts.memory, `${shownNumber(Math.round(house.memory_bytes / MEGABYTE))} MB`],
    [
      facts.disk,
      house.disk === null ? '–' : `${shownNumber(Math.round(house.disk.free_bytes / GIGABYTE))} GB`,
    ],
    [facts.nodes, shownNumber(house.nodes)],
    [facts.tables, `${shownNumber(house.tables)}, ${shownNumber(house.playing)}`],
    [facts.people, shownNumber(house.people)],
    [facts.sockets, shownNumber(house.sockets)],
  ];
  return (
    <section class="operator-box">
      <h3>{words.health}</h3>
      <dl class="operator-facts">
        {rows.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SayingProps extends PartProps {
  readonly house: House;
  change(house: House): void;
}

function Saying({ words, ask, house, change }: SayingProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const time = useTime();
  const field = useId();
  const say = (said: Readonly<Record<string, string>>) =>
    ask(async () => {
      change(await operator.say(said, time.minutes));
      setTexts({});
      return words.done;
    });
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  return (
    <form
      class="operator-box"
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(written).length > 0) say(written);
      }}
    >
      <h3>{words.message}</h3>
      <p>{words.messageExplains}</p>
      {house.message !== null && (
        <>
          {LANGUAGES.map((language) => house.message?.texts[language]).map(
            (text) => text !== undefined && <q key={text}>{text}</q>,
          )}
          <small>{words.until(shownTime(house.message.until))}</small>
          <button type="button" class="button" onClick={() => say({})}>
            {words.unsay}
          </button>
        </>
      )}
      {LANGUAGES.map((language) => (
        <label key={language} for={`${field}-${language}`}>
          {words.languages[language]}
          <textarea
            id={`${field}-${language}`}
            lang={language}
            rows={2}
            maxLength={400}
            value={texts[language] ?? ''}
            onInput={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
          />
        </label>
      ))}
      <TimeChoice words={words} time={time} />
      <button type="submit" class="button">
        {words.say}
      </button>
    </form>
  );
}

function Closing({ words, ask }: PartProps) {
  const [table, setTable] = useState('');
  const [reason, setReason] = useState('');
  const field = useId();
  return (
    <form
      class="operator-box"
      onSubmit={(event) => {
        event.preventDefault();
        ask(async () => {
          await operator.closeTable(table.trim().toUpperCase(), reason);
          setTable('');
          setReason('');
          return words.done;
        });
      }}
    >
      <h3>{words.closeTable}</h3>
      <p>{words.closeExplains}</p>
      <label for={`${field}-table`}>{words.tableCode}</label>
      <input
        id={`${field}-table`}
        required
        minLength={6}
        maxLength={6}
        autocapitalize="characters"
        value={table}
        onInput={({ currentTarget }) => setTable(currentTarget.value)}
      />
      <label for={`${field}-why`}>{words.reason}</label>
      <input
        id={`${field}-why`}
        required
        maxLength={300}
        value={reason}
        onInput={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <button type="submit" class="button is-bad">
        {words.closeTable}
      </button>
    </form>
  );
}
