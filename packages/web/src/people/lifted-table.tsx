import type { TableInfo } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { chosenFace, keepName, usePlayerName } from '../account/player-name.ts';
import { Sheet } from '../kit/sheet.tsx';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { Invitation } from '../setup/invitation.tsx';
import { useWords } from '../texts/words.ts';
import './lifted-table.css';
import { invitationAt, isJoinable, showInvitation } from './invitation-at.ts';
import { useLiftedWords } from './lifted-texts.ts';
import { NameField } from './name-field.tsx';
import { usePeopleWords } from './people-texts.ts';

interface LiftedTableProps {
  readonly session: Session;
  readonly state: TableState;
}

/** At a running game that people may join: a seat for whoever comes, and the link for whoever brought it and is still alone. */
export function LiftedTable({ session, state }: LiftedTableProps) {
  const { info, you } = state;
  if (!isJoinable(info)) return null;
  const close = () => showInvitation(info.code, false);
  const wish = invitationAt(info.code);
  if (you.seat === null)
    return session.isScreen || wish === false ? null : (
      <TakeSeat session={session} state={state} close={close} />
    );
  const isAlone = info.seats.every(({ kind }, seat) => kind === 'bot' || seat === you.seat);
  const isWanted = wish ?? (info.lifted && you.host && isAlone);
  return isWanted ? <Invite info={info} close={close} /> : null;
}

function Invite({ info, close }: { readonly info: TableInfo; close(): void }) {
  const words = useLiftedWords();
  return (
    <Sheet title={words.invite} close={close}>
      <div class="lifted-table">
        <Invitation code={info.code} />
        {info.lifted && <p class="lifted-note">{words.shuffledOnDevice}</p>}
      </div>
    </Sheet>
  );
}

interface TakeSeatProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

function TakeSeat({ session, state: { info, you }, close }: TakeSeatProps) {
  const words = useLiftedWords();
  const common = useWords();
  const people = usePeopleWords();
  const [name, setName] = usePlayerName();
  const [notice, setNotice] = useState<string | null>(null);
  const sit = async (seat: number) => {
    const answer = await session.order({
      type: 'sit',
      seat,
      name: keepName(name) ?? people.guest,
      ...chosenFace(),
    });
    setNotice(answer.ok ? null : common.refusals[answer.reason.code]);
  };
  return (
    <Sheet title={words.takeSeat} close={close}>
      <div class="lifted-table">
        <p>{words.takeSeatExplains}</p>
        <NameField name={name} setName={setName} />
        {notice !== null && <p role="alert">{notice}</p>}
        {info.seats.map(
          ({ kind, name: bot }, seat) =>
            kind === 'bot' &&
            (you.seen ?? seat) === seat && (
              <button type="button" key={seat} class="button is-main" onClick={() => void sit(seat)}>
                {words.playFor(bot ?? common.botName(seat + 1))}
              </button>
            ),
        )}
        <button type="button" class="button is-quiet" onClick={close}>
          {words.justWatch}
        </button>
        <p class="lifted-note">{info.lifted ? words.shuffledOnDevice : words.shuffledBefore}</p>
      </div>
    </Sheet>
  );
}
