import { SignedOutPage } from '../account/signed-out-page.tsx';
import { signedOut } from '../connection/api.ts';
import { seatAskedFor } from '../connection/seat-asked.ts';
import { concernsMe, standing } from '../connection/standing.ts';
import { isGameId, isKnownGame } from '../games/index.ts';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { Later, Lazy } from '../shell/lazy.tsx';
import { Message } from '../shell/message.tsx';
import { type Route, route } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';

/** The page that the address asks for. Everything but the lobby is loaded when it is needed. */
export function App() {
  if (signedOut.value) return <SignedOutPage />;
  return (
    <>
      <Page at={route.value} />
      {standing.value !== null && concernsMe(standing.value) && (
        <Later key="standing" load={() => import('../standing/standing-notices.tsx')}>
          {({ StandingNotices }) => <StandingNotices />}
        </Later>
      )}
      {seatAskedFor.value !== null && (
        <Later key="seat-asked" load={() => import('../people/coming/asked-elsewhere.tsx')}>
          {({ AskedElsewhere }) => <AskedElsewhere />}
        </Later>
      )}
    </>
  );
}

function Page({ at }: { readonly at: Route }) {
  switch (at.type) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return (
        <Lazy key={`table ${at.code}`} load={() => import('../remote/remote-page.tsx')}>
          {({ RemoteTablePage }) => <RemoteTablePage code={at.code} onlooker={at.onlooker} />}
        </Lazy>
      );
    case 'local':
      // Open cards for practice are for games of our own.
      if (at.practice && !isGameId(at.game)) return <NotFound />;
      return (
        <Lazy
          key={`local ${at.game} ${at.practice}`}
          load={() => Promise.all([import('../play/local-page.tsx'), isKnownGame(at.game)])}
        >
          {([{ LocalTablePage }, isKnown]) =>
            isKnown ? <LocalTablePage game={at.game} practice={at.practice} /> : <NotFound />
          }
        </Lazy>
      );
    case 'rules':
      if (!isGameId(at.game)) return <NotFound />;
      return (
        <Lazy key={`rules ${at.game}`} load={() => import('../rules/rules-page.tsx')}>
          {({ RulesPage }) => <RulesPage game={at.game} clause={at.clause} />}
        </Lazy>
      );
    case 'learn':
      if (!isGameId(at.game)) return <NotFound />;
      return (
        <Lazy key={`learn ${at.game}`} load={() => import('../lessons/lesson-page.tsx')}>
          {({ LessonPage }) => <LessonPage game={at.game} />}
        </Lazy>
      );
    case 'lab': {
      const { game } = at;
      if (!isGameId(game)) return <NotFound />;
      return (
        <Lazy key={`lab ${game}`} load={() => import('../lab/lab-page.tsx')}>
          {({ LabPage }) => <LabPage game={game} given={at.changes} />}
        </Lazy>
      );
    }
    case 'replay':
      return (
        <Lazy key={`replay ${at.play}`} load={() => import('../replay/replay-page.tsx')}>
          {({ ReplayPage }) => <ReplayPage play={at.play} />}
        </Lazy>
      );
    case 'review':
      return (
        <Lazy key={`review ${at.play}`} load={() => import('../review/review-page.tsx')}>
          {({ ReviewPage }) => <ReviewPage play={at.play} />}
        </Lazy>
      );
    case 'progress':
      return (
        <Lazy key="progress" load={() => import('../review/progress-page.tsx')}>
          {({ ProgressPage }) => <ProgressPage />}
        </Lazy>
      );
    case 'my-record':
      return (
        <Lazy key="my-record" load={() => import('../my-record/my-record-page.tsx')}>
          {({ MyRecordPage }) => <MyRecordPage />}
        </Lazy>
      );
    case 'today':
      return (
        <Lazy key="today" load={() => import('../deals/today-page.tsx')}>
          {({ TodayPage }) => <TodayPage />}
        </Lazy>
      );
    case 'deal':
      if (!isGameId(at.game)) return <NotFound />;
      return (
        <Lazy key={`deal ${at.game} ${at.day} ${at.challenge}`} load={() => import('../deals/deal-page.tsx')}>
          {({ DealPage }) => <DealPage game={at.game} place={at} />}
        </Lazy>
      );
    case 'compare': {
      const { game } = at;
      if (!isGameId(game)) return <NotFound />;
      return (
        <Lazy
          key={`compare ${game} ${at.day} ${at.challenge}`}
          load={() => import('../deals/compare-page.tsx')}
        >
          {({ ComparePage }) => <ComparePage game={game} place={at} />}
        </Lazy>
      );
    }
    case 'puzzles':
      return <PuzzlePages {...at} />;
    case 'company':
      return (
        <Lazy key="company" load={() => import('../company/company-page.tsx')}>
          {({ CompanyPage }) => <CompanyPage />}
        </Lazy>
      );
    case 'group':
      return (
        <Lazy key={`group ${at.token}`} load={() => import('../company/group-page.tsx')}>
          {({ GroupPage }) => <GroupPage token={at.token} />}
        </Lazy>
      );
    case 'operator':
      return (
        <Lazy key="operator" load={() => import('../operator/operator-page.tsx')}>
          {({ OperatorPage }) => <OperatorPage />}
        </Lazy>
      );
    case 'settings':
      return (
        <Lazy key="settings" load={() => import('../preferences/settings-page.tsx')}>
          {({ SettingsPage }) => <SettingsPage />}
        </Lazy>
      );
    case 'privacy':
      return (
        <Lazy key="privacy" load={() => import('../privacy/privacy-page.tsx')}>
          {({ PrivacyPage }) => <PrivacyPage />}
        </Lazy>
      );
    case 'carry':
      return (
        <Lazy key="carry" load={() => import('../account/carry-page.tsx')}>
          {({ CarryPage }) => <CarryPage code={at.code} />}
        </Lazy>
      );
    case 'unknown':
      return <NotFound />;
  }
}

function PuzzlePages({ game, puzzle }: Extract<Route, { type: 'puzzles' }>) {
  if (game === null)
    return (
      <Lazy key="puzzles" load={() => import('../puzzles/choose-page.tsx')}>
        {({ ChoosePage }) => <ChoosePage />}
      </Lazy>
    );
  if (!isGameId(game)) return <NotFound />;
  return (
    <Lazy key={`puzzles ${game} ${puzzle}`} load={() => import('../puzzles/puzzle-page.tsx')}>
      {({ PuzzlePage }) => <PuzzlePage game={game} id={puzzle} />}
    </Lazy>
  );
}

function NotFound() {
  return <Message text={useWords().notFound} />;
}
