import type { Entry } from '@samsara/table';
import type { Lane } from '../../database/postgres/lane.ts';
import { unpacked } from '../packing.ts';

interface Wish {
  readonly table: string;
  readonly after: number;
  readonly resolve: (entries: Entry[]) => void;
  readonly reject: (error: unknown) => void;
}

interface Row extends Omit<Entry, 'seq'> {
  readonly nth: number;
  /** Null when the table has a pack and no entry besides. */
  readonly seq: number | null;
  readonly pack: Buffer | null;
}

/** One moment of everything: what lies open, and what is packed. Where there is a pack, all that lies open is needed. */
const READ = `
  select wish.nth, wish.code as "table", e.seq, e.command, e.actor, e.body, e.at, e.link,
    case when e.seq is null or row_number() over (partition by wish.nth order by e.seq) = 1 then packs.entries end as pack
  from unnest($1::text[], $2::bigint[]) with ordinality as wish (code, after, nth)
  left join packs on packs.code = wish.code
  left join lateral (
    select seq, command, actor, body, at, link from entries
    where entries.code = wish.code and entries.seq > case when packs.code is null then wish.after else 0 end
    order by seq
  ) e on true
  where e.seq is not null or packs.code is not null
  order by wish.nth, e.seq`;

const MOST_WISHES = 200;

/** Reads entries; what is asked for while an answer is awaited goes into one question. */
export class Reader {
  readonly #lanes: readonly Lane[];
  #wishes: Wish[] = [];
  #scheduled = false;

  constructor(lanes: readonly Lane[]) {
    this.#lanes = lanes;
  }

  read(table: string, after: number): Promise<Entry[]> {
    return new Promise((resolve, reject) => {
      this.#wishes.push({ table, after, resolve, reject });
      this.#schedule();
    });
  }

  /** The lane with the least to do. */
  get lane(): Lane {
    return this.#lanes.reduce((least, lane) => (lane.load < least.load ? lane : least));
  }

  #schedule(): void {
    if (this.#scheduled || this.#wishes.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      const { lane } = this;
      const asked = this.#wishes.splice(0, MOST_WISHES);
      const answered = this.#ask(lane, asked);
      // While a lane is free the next question need not wait for this answer.
      const goOn = () => {
        this.#scheduled = false;
        this.#schedule();
      };
      if (this.#lanes.some(({ load }) => load === 0)) goOn();
      else answered.finally(goOn);
    });
  }

  async #ask(lane: Lane, wishes: readonly Wish[]): Promise<void> {
    try {
      const values = [wishes.map(({ table }) => table), wishes.map(({ after }) => after)];
      const { rows } = await lane.run((client) => client.query<Row>({ name: 'read', text: READ, values }));
      const found: Row[][] = wishes.map(() => []);
      for (const row of rows) found[row.nth - 1].push(row);
      for (const [place, wish] of wishes.entries()) wish.resolve(entriesFrom(wish, found[place]));
    } catch (error) {
      for (const { reject } of wishes) reject(error);
    }
  }
}

function entriesFrom({ table, after }: Wish, rows: readonly Row[]): Entry[] {
  const open = rows.flatMap(({ seq, command, actor, body, at, link }): Entry[] =>
    seq === null ? [] : [{ table, seq, command, actor, body, at, link }],
  );
  const pack = rows.find((row) => row.pack !== null)?.pack;
  return pack ? unpacked(table, open, pack).filter(({ seq }) => seq > after) : open;
}
