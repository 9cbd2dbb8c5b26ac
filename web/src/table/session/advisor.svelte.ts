import type { Connection } from "./connection.svelte";

/** What a bot tells a player who asks: a hint, or why it acted as it did. It stays until the game goes on. */
export class Advisor {
  /** The action of the last hint. */
  action: string | null = $state(null);
  sentence = $state("");
  figures = $state("");
  /** What a bot is thinking about for the player. */
  thinking: "hint" | "why" | null = $state(null);

  constructor(
    private connection: Pick<Connection, "ask">,
    private version: () => number,
  ) {}

  askHint = async (): Promise<void> => {
    const answer = await this.ask("hint");
    if (answer?.type !== "hint") return;
    this.action = answer.action;
    this.sentence = answer.sentence;
    this.figures = answer.figures;
  };

  /** Ask why the bot that acted last did so. */
  askWhy = async (): Promise<void> => {
    const answer = await this.ask("why");
    if (answer?.type === "why") this.tell(answer.sentence);
  };

  /** Say something that is about no action. */
  tell(sentence: string): void {
    this.forget();
    this.sentence = sentence;
  }

  forget = (): void => {
    this.action = null;
    this.sentence = this.figures = "";
  };

  /** One thing at a time; null while a bot still thinks about another, or if the game has gone on meanwhile. */
  private async ask(type: "hint" | "why"): ReturnType<Connection["ask"]> {
    if (this.thinking) return null;
    const version = this.version();
    this.thinking = type;
    const answer = await this.connection.ask({ type, version });
    this.thinking = null;
    return version === this.version() ? answer : null;
  }
}
