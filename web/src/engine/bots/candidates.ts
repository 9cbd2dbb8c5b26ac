import { item } from "../item";
import type { RootAction } from "./search";
import { sampleWorld, type Thought } from "./thinking";

const SHARE_A_NAT = 0.004; // of the win: what an action is worth that is e times as likely as another
export const PRIOR_WORLDS = 35; // that this counts for

const MOST_ACTIONS = 256;
const NUMBER = 8; // bytes

/** The likeliest actions by the learnt policy; as src/schism/bots/learnt/candidates.py. */
export function nameCandidates(thought: Thought, most: number): RootAction[] {
  const { engine, deck } = thought;
  const { functions, module } = engine;
  const world = sampleWorld(thought);
  const room = () => ({ at: module.allocate(NUMBER * MOST_ACTIONS), rows: MOST_ACTIONS });
  const [actions, logits] = [room(), room()];
  const count = functions.score_choices(deck.record, world, actions, logits);
  if (count === 0) return [];
  const numbers = new BigInt64Array(module.bytes(actions.at, NUMBER * count).slice().buffer);
  const scores = new Float64Array(module.bytes(logits.at, NUMBER * count).slice().buffer);
  const order = [...numbers.keys()].toSorted((a, b) => item(scores, b) - item(scores, a));
  const best = item(scores, item(order, 0));
  return order.slice(0, most).map((i) => ({
    action: Number(item(numbers, i)),
    visits: 0,
    mean: SHARE_A_NAT * (item(scores, i) - best),
    proven: 0,
  }));
}
