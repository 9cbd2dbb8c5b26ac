export type Pace = "calm" | "brisk" | "instant" | "step";
export const PACES: readonly Pace[] = ["calm", "brisk", "instant", "step"];
export type Look = "auto" | "light" | "dark";
export const LOOKS: readonly Look[] = ["auto", "light", "dark"];

const MILLISECONDS: Record<Pace, number> = { calm: 1500, brisk: 650, instant: 0, step: 650 };

function stored<T extends string>(name: string, among: readonly T[], otherwise: T): T {
  return among.find((value) => value === localStorage.getItem(name)) ?? otherwise;
}

/** The player's settings, stored in this browser. */
class Settings {
  pace: Pace = $state(stored("pace", PACES, "brisk"));
  look: Look = $state(stored("look", LOOKS, "auto"));
  sound = $state(localStorage.getItem("sound") === "on");

  get beat(): number {
    return MILLISECONDS[this.pace];
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
    this.apply();
  }

  setLook(look: Look): void {
    this.look = look;
    localStorage.setItem("look", look);
    this.apply();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }

  apply(): void {
    Object.assign(document.documentElement.dataset, { look: this.look, pace: this.pace });
  }
}

export const settings = new Settings();
