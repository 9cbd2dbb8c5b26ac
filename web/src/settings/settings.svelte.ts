export type Pace = "calm" | "brisk" | "instant" | "step";
export const PACES: readonly Pace[] = ["calm", "brisk", "instant", "step"];
export type Look = "auto" | "light" | "dark";
export const LOOKS: readonly Look[] = ["auto", "light", "dark"];
export type TextSize = "normal" | "large" | "largest";
export const TEXT_SIZES: readonly TextSize[] = ["normal", "large", "largest"];

/** What is either on or off, and what it is at first. */
const SWITCHES = {
  sound: true,
  /** Whether an action is asked about once more before it is taken. */
  confirm: false,
  /** Whether codes of cards and numbers of rules are shown beside their names. */
  codes: false,
  /** Whether the browser may tell the player that it is their turn. */
  notify: false,
};
export type Switch = keyof typeof SWITCHES;

const MILLISECONDS: Record<Pace, number> = { calm: 1500, brisk: 650, instant: 0, step: 650 };

function stored<T extends string>(name: string, among: readonly T[], otherwise: T): T {
  return among.find((value) => value === localStorage.getItem(name)) ?? otherwise;
}

const switched = (name: Switch): boolean =>
  stored(name, ["on", "off"], SWITCHES[name] ? "on" : "off") === "on";

/** The player's settings, stored in this browser. */
class Settings {
  pace: Pace = $state(stored("pace", PACES, "brisk"));
  look: Look = $state(stored("look", LOOKS, "auto"));
  text: TextSize = $state(stored("text", TEXT_SIZES, "normal"));
  sound = $state(switched("sound"));
  confirm = $state(switched("confirm"));
  codes = $state(switched("codes"));
  notify = $state(switched("notify"));

  get beat(): number {
    return MILLISECONDS[this.pace];
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.store("pace", pace);
  }

  setLook(look: Look): void {
    this.look = look;
    this.store("look", look);
  }

  setText(text: TextSize): void {
    this.text = text;
    this.store("text", text);
  }

  turn(name: Switch, on: boolean): void {
    this[name] = on;
    this.store(name, on ? "on" : "off");
  }

  private store(name: string, value: string): void {
    localStorage.setItem(name, value);
    this.apply();
  }

  apply(): void {
    const { look, pace, text } = this;
    Object.assign(document.documentElement.dataset, { look, pace, text });
  }
}

export const settings = new Settings();
