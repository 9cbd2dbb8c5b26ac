/** What is refused: a message of `text/*\/errors.ftl` or `server.ftl`, and its values. */
export class Refusal extends Error {
  constructor(
    override readonly message: `error-${string}`,
    readonly values: Record<string, string | number> = {},
  ) {
    super(message);
  }

  /** As the protocol names it. */
  get id(): string {
    return this.message.replace(/^error-/, "");
  }
}

/** The command was made for another version than the table's current one. */
export class StaleCommand extends Error {}
