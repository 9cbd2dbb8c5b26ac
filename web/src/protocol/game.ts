/** What games send: views, events and decks, as `Match.view` and `Match.events` give them. */

export interface GameEvent {
  event: string;
  rule: string;
  seat: number;
  card?: string;
  cause?: string;
  track?: Track;
  amount?: number;
  total?: number;
  as?: Suit;
  to?: Faith;
  effect?: string;
  column?: string | number;
  reason?: string;
  section?: string;
  by?: number | string;
  kind?: string;
  from?: Place;
  place?: Place;
  do?: string;
  cause_column?: number;
}

export type Track = "money" | "catholic" | "protestant";
export type Suit = "N" | "C" | "T" | "P" | "W";
export type Faith = "catholic" | "protestant" | "unaffiliated";
export type Place = "avignon" | "nice" | "genoa" | "florence" | "rome";

export interface Pile {
  count: number;
  cards: string[];
}

export type PileName = `${"living" | "dead"} ${Faith}`;

export interface ToleranceSeat {
  role: string | null;
  vp: number | null;
  money: number;
  catholic: number;
  protestant: number;
  pennants: [number, number, number];
  loans: number;
  cards: number;
  piles: Record<PileName, Pile>;
}

export interface Played {
  seat: number;
  card: string;
  as: Suit;
  religion: Faith;
  alive: boolean;
  acts: boolean;
}

export interface ToleranceView {
  game: "tolerance";
  seat: number | null;
  phase: "deal" | "start" | "play" | "kill" | "collect" | "execute" | "repay" | "over";
  to_act: number | null;
  round: number;
  reign: "mary" | "elizabeth" | "james";
  trick: number;
  plague: number;
  hidden_roles: boolean;
  open_piles: boolean;
  starter: number | null;
  leader: number;
  led: Suit | null;
  table: Played[];
  hand: string[];
  seats: ToleranceSeat[];
  actions: string[];
}

export interface Column {
  column: number;
  kind: string | null;
  place: Place | null;
}

export interface Petition {
  kind: string;
  column: number;
  step: number;
  do: string;
  by: number;
  left: number;
  may_stop: boolean;
  chooser: number;
}

export interface AvignonView {
  game: "avignon";
  seat: number | null;
  phase: "setup" | "act" | "choose" | "draw" | "over";
  to_act: number | null;
  turn: number;
  whose_turn: number | null;
  used: string[];
  actions_left: number;
  kinds: { kind: string; faction: string }[];
  columns: Column[];
  congregations: string[][];
  draw_pile: number;
  discards: string[];
  petition: Petition | null;
  result: { winner: string | null; by: string } | null;
  actions: string[];
}

export type View = ToleranceView | AvignonView;

export interface Effect {
  do: string;
  suits?: string;
  religion?: string;
  choose?: number;
  all?: boolean;
  highest?: string;
  from?: string;
  to?: string;
  amount?: number;
}

export interface CardRow {
  code: string;
  name: string;
  religion: "catholic" | "protestant" | "prevailing";
  piety: number;
  money: number;
  guild?: boolean;
  effects: Effect[];
  source?: Record<string, string>;
}

export interface Pays {
  any?: number;
  most?: number;
  each?: number;
}

export interface RoleRow {
  id: string;
  pennants: Partial<Record<Track, number>>;
  reign: {
    suits?: Partial<Record<Suit, Pays>>;
    guild?: Pays;
    dead?: { catholic?: number; protestant?: number };
  }[];
}

export interface ToleranceDeck {
  game: "tolerance";
  id: string;
  card: CardRow[];
  role: RoleRow[];
}

export type Count =
  | number
  | { in_play: string }
  | { at: string }
  | { congregation: "own" | "opponent"; faction?: string };

export interface Step {
  do: string;
  who: string;
  by?: number;
  count?: Count;
  faction?: string;
  kind?: string;
  where?: string;
  up_to?: boolean;
  actor?: string;
}

export interface Win {
  side: "owner" | "opponent";
  owner_has?: string[];
  opponent_has?: string[];
}

export interface KindRow {
  id: string;
  faction: string;
  name?: Record<string, string>;
  expansion?: boolean;
  petition: Step[];
  wins?: Win[];
}

export interface AvignonDeck {
  game: "avignon";
  id: string;
  kind: KindRow[];
}

export type Deck = ToleranceDeck | AvignonDeck;
