import { isDay } from '@samsara/engine/deals';
import { GAMES, isOutsideGame } from '@samsara/engine/games';
import {
  DealQuery,
  DealRecord,
  type DealSent,
  type DealStandings,
  LARGEST_DEAL_RECORD,
  MOST_DEAL_RESULTS,
} from '@samsara/protocol';
import { isPlaceholder, nameAmong } from '@samsara/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayNamed, isOver, takesResults } from '../deals/days.ts';
import type { DealDay, PlacedDeal } from '../deals/deals.ts';
import type { Claim, Proof } from '../deals/proof.ts';
import { ProverBusy } from '../deals/prover.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

const PATH = '/api/deals/:game/:day';
/** When somebody may come again who found too many waiting. */
const BUSY_MS = 2000;

type Asked = FastifyRequest<{ Params: { game: string; day: string } }>;

/** The deals of the day: what people have made of them, which is believed only after it was played again here. */
export function addDealRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { deals, limits, metrics, now } = dependencies;

  app.post(PATH, { bodyLimit: LARGEST_DEAL_RECORD }, async (request: Asked): Promise<DealSent> => {
    const player = await personOf(dependencies, request);
    const deal = dealAsked(request);
    const { face = null } = inForm(DealQuery, request.query);
    const record = JSON.stringify(inForm(DealRecord, request.body));
    const known = await deals.resultOf(deal, player);
    if (known !== undefined) {
      metrics.dealSent('again');
      return { result: known, first: false };
    }
    if (!takesResults(deal.day, now())) throw new Refused('not-now', { detail: 'day' });
    const address = addressKey(request.ip);
    limits.deals.take(player);
    limits.addressDeals.take(address);
    const { result, moves, gameVersion } = await proven(dependencies, { ...request.params, record });
    // Of those that are true nobody has many, and a whole school may have one address.
    limits.deals.giveBack(player);
    limits.addressDeals.giveBack(address);
    const sent = await deals.add({ ...deal, player, gameVersion, result, moves, face });
    metrics.dealSent(sent.first ? 'first' : 'again');
    return sent;
  });

  app.get(PATH, async (request: Asked): Promise<DealStandings> => {
    const deal = dealAsked(request);
    const player = await dependencies.identity.find(request);
    if (player !== undefined) limits.person.take(player);
    const counts = await deals.counts(deal);
    const hasPlayed = player !== undefined && (await deals.resultOf(deal, player)) !== undefined;
    if (!hasPlayed && !isOver(deal.day, now())) return { ...counts, results: [] };
    const { betterPoints = 'more' } = GAMES[deal.game].meta;
    const best = await deals.best(deal, player ?? '', betterPoints, MOST_DEAL_RESULTS);
    return { ...counts, results: best.map((one) => shown(one, player)) };
  });
}

function dealAsked({ params: { game, day } }: Asked): DealDay {
  if (!Object.hasOwn(GAMES, game) || isOutsideGame(game)) throw new Refused('no-such-game');
  if (!isDay(day)) throw new Refused('wrong-form', { detail: 'day' });
  return { game, day: dayNamed(day) };
}

async function proven(
  { prover, metrics }: Dependencies,
  claim: Claim,
): Promise<Extract<Proof, { readonly ok: true }>> {
  const proof = await prover.prove(claim).catch((error) => {
    throw error instanceof ProverBusy ? new Refused('too-fast', { retry_ms: BUSY_MS }) : error;
  });
  if (proof.ok) return proof;
  metrics.dealSent('refused');
  throw new Refused(proof.code, { detail: proof.detail });
}

/** A name that nobody could sit down with is not shown here either. */
function shown(
  { player: owner, name, ...placed }: PlacedDeal,
  player: string | undefined,
): DealStandings['results'][number] {
  const isShown = name !== null && !isPlaceholder(name) && nameAmong([], name).ok;
  return { ...placed, name: isShown ? name : null, you: owner === player };
}
