/** Bots move at a table as soon as it is their turn, while somebody waits for them. */
import { Refusal, StaleCommand } from "../refusal";
import type { BotPool } from "../bots/pool";
import { atRandom } from "./game_log";
import { STAND_IN, type LocalTable } from "./table";

export class Automation {
  /** The version for which a bot thinks. */
  private thinking = -1;
  private visible = true;

  constructor(
    private table: LocalTable,
    private pool: BotPool,
  ) {
    table.onChange = () => this.look();
  }

  /** Nobody waits at a page that cannot be seen. */
  setVisible(visible: boolean): void {
    this.visible = visible;
    this.look();
  }

  private look(): void {
    const { log, viewers } = this.table;
    const seat = log.toAct;
    if (seat === null || log.paused || !viewers.size || !this.visible) return;
    const level = log.retired.has(seat) ? STAND_IN : log.row.seats[seat]?.level;
    if (level == null || this.thinking === log.version) return;
    this.thinking = log.version;
    void this.move(seat, level).catch((error: unknown) => this.failed(error));
  }

  private async move(seat: number, level: string): Promise<void> {
    const { log } = this.table;
    const { version, draft, match } = log;
    let text = "";
    if (draft) text = atRandom(draft);
    else if (match) {
      const number = await this.pool.choose(log.row, level, match.position.observation(seat));
      if (log.version !== version) return;
      text = match.textOf(number);
    }
    await this.table.submit({ kind: "act", seat, text, version, request: null });
  }

  /** A player's command may have come first; whatever else went wrong, the bot is asked again. */
  private failed(error: unknown): void {
    this.thinking = -1;
    if (error instanceof StaleCommand || error instanceof Refusal) return;
    console.error(error);
    setTimeout(() => this.look(), 1000);
  }
}
