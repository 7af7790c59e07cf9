import { type PlayedGame, readOptions } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FaceChoice } from '../account/face-choice.tsx';
import { chosenFace, keepName, usePlayerName } from '../account/player-name.ts';
import { api } from '../connection/api.ts';
import type { GameScreen, PresetTexts } from '../contract/board.ts';
import { gameName, loadScreen } from '../games/index.ts';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { Sheet } from '../kit/sheet.tsx';
import { planTable } from '../local/planned.ts';
import { DaysFields } from '../over-days/planner-fields.tsx';
import { useTexts } from '../play/play-screen.tsx';
import { settings } from '../settings/settings.ts';
import { goTo, learnPath, localPath, practicePath } from '../shell/routes.ts';
import { keepAsYou } from '../strength/as-you-seats.ts';
import { useWords } from '../texts/words.ts';
import { errorMessage } from './form-error.ts';
import '../setup/new-table.css';
import './planner.css';
import { BotLevel } from '../setup/bot-level.tsx';
import { Chairs } from '../setup/chairs.tsx';
import { OptionFields } from '../setup/option-fields.tsx';
import { PersonNames } from '../setup/seat-fields.tsx';
import { Sign } from '../setup/sign.tsx';
import { TableFields } from '../setup/table-fields.tsx';
import {
  againstBots,
  asYouSeatsIn,
  hasClock,
  localPlan,
  type Mode,
  newTable,
  optionsOf,
  plannedWith,
  playerCounts,
  type TableChoice,
  type TablePlan,
  USUAL_CHOICE,
  without,
} from '../setup/table-plan.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { ClockSwitch, MODES, ModeChoices, NameField, PlayerCount, PresetChoices } from './plan-fields.tsx';

interface NewTableSheetProps {
  readonly game: string;
  readonly mode: Mode;
  /** Options that are wished for already. */
  readonly chosen: TablePlan['chosen'];
  readonly words: LobbyWords;
  close(): void;
}

/** Plans a table: presets first, single switches behind. */
export function NewTableSheet({ game, mode, chosen, words, close }: NewTableSheetProps) {
  const common = useWords();
  const [screen, setScreen] = useState<GameScreen | null>(null);
  useEffect(() => {
    void loadScreen(game).then(setScreen);
  }, [game]);
  return (
    <Sheet title={`${gameName(game, common)}: ${words.newTable}`} close={close}>
      {/* The whole sheet lies on the cloth of its game. */}
      <div
        class="planner"
        data-game={game}
        ref={(part) => part?.closest('dialog')?.setAttribute('data-game', game)}
      >
        {screen === null ? (
          <p>{common.loading}</p>
        ) : (
          <PlanForm screen={screen} mode={mode} chosen={chosen} words={words} />
        )}
      </div>
    </Sheet>
  );
}

/** In the chosen language; the old ones stay until the new ones are there. */
function usePresetTexts(screen: GameScreen): PresetTexts | null {
  const [found, setFound] = useState<PresetTexts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void screen.presetTexts(language).then((texts) => isWanted && setFound(texts));
    return () => {
      isWanted = false;
    };
  }, [screen, language]);
  return found;
}

interface PlanFormProps {
  readonly screen: GameScreen;
  readonly mode: Mode;
  readonly chosen: TablePlan['chosen'];
  readonly words: LobbyWords;
}

function PlanForm({ screen, mode, chosen, words }: PlanFormProps) {
  const { game, presets } = screen;
  const common = useWords();
  const texts = useTexts(screen);
  const presetTexts = usePresetTexts(screen);
  const [plan, setPlan] = useState(() => plannedWith(mode, presets[0], chosen));
  const { ownName, setOwnName, names, rename } = useNames();
  const nameField = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<TableChoice>(USUAL_CHOICE);
  const [notice, say] = useState('');
  if (texts === null || presetTexts === null) return <p>{common.loading}</p>;
  const counts = playerCounts(game as PlayedGame, plan);
  const open = async (event: Event) => {
    event.preventDefault();
    // Friends have to know whose table it is; bots do not ask.
    if (keepName(ownName) === null && plan.mode === 'friends') {
      say(words.nameNeeded);
      nameField.current?.focus();
      return;
    }
    try {
      readOptions(game, optionsOf(plan, game.meta.options));
      const me = againstBots(plan.mode) ? common.you : words.playerName(1);
      await openTable(game as PlayedGame, plan, namesOf(plan, names, me, words), choice);
    } catch (error) {
      const { refusals } = common;
      say(errorMessage(error, { specs: game.meta.options, options: texts.play.options, words, refusals }));
    }
  };
  return (
    <form class="new-table" noValidate onSubmit={(event) => void open(event)}>
      <div class="planner-cloth on-table">
        <ModeChoices
          plan={plan}
          change={setPlan}
          words={words}
          modes={screen.isFromOutside ? MODES.filter((each) => each !== 'practice') : MODES}
        />
        <Chairs
          game={game as PlayedGame}
          plan={plan}
          counts={counts}
          names={names}
          words={words}
          change={setPlan}
          removed={(seat) => rename(without(names, seat))}
        />
        <div class="planner-counts">
          <PlayerCount counts={counts} plan={plan} change={setPlan} words={words} />
          <BotLevel plan={plan} game={game as PlayedGame} change={setPlan} words={words} />
        </div>
      </div>
      {plan.mode === 'friends' && (
        <NameField field={nameField} name={ownName} change={setOwnName} words={words} />
      )}
      {plan.mode === 'device' && <PersonNames plan={plan} names={names} rename={rename} words={words} />}
      {presets.length > 1 && (
        <PresetChoices presets={presets} names={presetTexts} plan={plan} change={setPlan} words={words} />
      )}
      {plan.mode === 'friends' && (
        <DaysFields days={choice.days} change={(days) => setChoice({ ...choice, days })} />
      )}
      {hasClock(game as PlayedGame) && !(plan.mode === 'friends' && choice.days) && (
        <ClockSwitch plan={plan} change={setPlan} words={words} />
      )}
      {plan.mode !== 'practice' && <FaceChoice />}
      {plan.mode === 'friends' && <TableFields choice={choice} change={setChoice} words={words} />}
      <OptionFields game={game as PlayedGame} texts={texts.play} plan={plan} change={setPlan} words={words} />
      {!screen.isFromOutside && (
        <a class="planner-learn" href={learnPath(game.meta.id)}>
          <Sign of="learn" />
          {common.learn}
        </a>
      )}
      <FormEnd notice={notice} submit={plan.mode === 'friends' ? words.makeTable : words.deal} />
    </form>
  );
}

/** The names of the people at this device, the player's own first. */
function useNames() {
  const [ownName, setOwnName] = usePlayerName();
  const [others, setOthers] = useState<readonly string[]>([]);
  const rename = (names: readonly string[]) => {
    setOwnName(names[0]);
    setOthers(names);
  };
  return { ownName, setOwnName, names: [ownName, ...others.slice(1)], rename };
}

function FormEnd({ notice, submit }: { readonly notice: string; readonly submit: string }) {
  return (
    <div class="new-table-end">
      <p role="alert" class="new-table-notice">
        {notice}
      </p>
      <button type="submit" class="button is-main new-table-submit">
        {submit}
      </button>
    </div>
  );
}

/** The names of the people, by seat; others who gave none are called by the number of the seat. */
function namesOf(plan: TablePlan, names: readonly string[], me: string, words: LobbyWords): string[] {
  return plan.seats.map((_, seat) => names[seat]?.trim() || (seat === 0 ? me : words.playerName(seat + 1)));
}

async function openTable(
  game: PlayedGame,
  plan: TablePlan,
  names: readonly string[],
  choice: TableChoice,
): Promise<void> {
  if (plan.mode === 'friends') {
    const request = { ...newTable(game, plan, names[0], choice), ...chosenFace() };
    const { table, path } = await api.makeTable(request);
    keepAsYou(table, asYouSeatsIn(plan));
    return goTo(path);
  }
  planTable(localPlan(game, plan, names, settings.value.face ?? OWN_FACE));
  goTo(plan.mode === 'practice' ? practicePath(game.meta.id) : localPath(game.meta.id));
}
